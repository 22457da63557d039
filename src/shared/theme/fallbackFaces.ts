// Heights of Geist; `size-adjust` scales them too.
const ascent = 100.5;
const descent = 29.5;

const [regular, medium, bold] = ['100 449', '450 549', '550 900'];

const faces: readonly [family: string, weights: string, size: number, ...fonts: string[]][] = [
  ['Arial', regular, 103.8, 'Arial', 'Liberation Sans'],
  ['Arial', medium, 106.2, 'Arial', 'Liberation Sans'],
  ['Arial', bold, 101, 'Arial Bold', 'Liberation Sans Bold'],
  ['Roboto', regular, 104.7, 'Roboto'],
  ['Roboto', medium, 106.1, 'Roboto Medium'],
  ['Roboto', bold, 107.7, 'Roboto Bold'],
  ['DejaVu', regular, 91.9, 'DejaVu Sans'],
  ['DejaVu', medium, 94, 'DejaVu Sans'],
  ['DejaVu', bold, 84.6, 'DejaVu Sans Bold'],
];

const share = (height: number, size: number) => `${((height / size) * 100).toFixed(1)}%`;

/**
 * Fonts of the machine in the measures of Geist, for a first visit that goes on without it: the
 * next page, in Geist, has its lines and links in the same places.
 */
export const fallbackFaces = faces
  .map(([family, weights, size, ...fonts]) => {
    const rules = [
      `font-family:"Geist ${family}"`,
      `font-weight:${weights}`,
      `src:${fonts.map((font) => `local("${font}")`).join()}`,
      `size-adjust:${size}%`,
      `ascent-override:${share(ascent, size)}`,
      `descent-override:${share(descent, size)}`,
      'line-gap-override:0%',
    ];
    return `@font-face{${rules.join(';')}}`;
  })
  .join('');
