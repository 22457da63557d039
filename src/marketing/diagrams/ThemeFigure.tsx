import type { Theme } from '#src/marketing/themes/theme.ts';
import { Figure } from '#src/marketing/ui/Figure.tsx';
import { ThemeDiagram } from './ThemeDiagram.tsx';

export function ThemeFigure({ theme }: { theme: Pick<Theme, 'name' | 'caption'> }) {
  return (
    <Figure caption={theme.caption}>
      <ThemeDiagram name={theme.name} />
    </Figure>
  );
}
