export interface Size {
  width: number;
  height: number;
}

/** Zoom 1 fits the sheet; `x` and `y` move its centre from that of the stage, in pixels. */
export interface View {
  zoom: number;
  x: number;
  y: number;
  quarterTurns: number;
}

export interface Stage extends Size {
  /** Pages fit by their width, from the top; pictures fit as a whole. */
  fits: 'width' | 'whole';
}

const padding = 16;
const pageWidthMax = 860;
const zoomMin = 0.5;
const zoomMax = 8;

const turned = ({ width, height }: Size, quarterTurns: number): Size =>
  quarterTurns % 2 === 1 ? { width: height, height: width } : { width, height };

/** The scale at which a sheet fits. */
export function fitScale(sheet: Size, stage: Stage, quarterTurns: number): number {
  const { width, height } = turned(sheet, quarterTurns);
  const across = Math.max(1, stage.width - 2 * padding);
  const down = Math.max(1, stage.height - 2 * padding);
  if (stage.fits === 'width') return Math.min(across, pageWidthMax) / width;
  return Math.min(across / width, down / height);
}

/** The size of a sheet on the stage. */
export function shownSize(sheet: Size, stage: Stage, { zoom, quarterTurns }: View): Size {
  const scale = fitScale(sheet, stage, quarterTurns) * zoom;
  const { width, height } = turned(sheet, quarterTurns);
  return { width: width * scale, height: height * scale };
}

/** Keeps a view within the sheet: what fits stays in the middle, the rest has no gap at its edges. */
export function clamped(view: View, sheet: Size, stage: Stage): View {
  const zoom = Math.min(zoomMax, Math.max(zoomMin, view.zoom));
  const shown = shownSize(sheet, stage, { ...view, zoom });
  const beyond = (size: number, room: number) => Math.max(0, (size + 2 * padding - room) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    ...view,
    zoom,
    x: within(view.x, beyond(shown.width, stage.width)),
    y: within(view.y, beyond(shown.height, stage.height)),
  };
}

/** The sheet as it fits, from its top. */
export const fitted = (sheet: Size, stage: Stage, quarterTurns = 0): View =>
  clamped({ zoom: 1, x: 0, y: Number.MAX_SAFE_INTEGER, quarterTurns }, sheet, stage);

/** Zooms by a factor and leaves the point at its place; `at` is measured from the stage's centre. */
export function zoomedAt(view: View, factor: number, at: { x: number; y: number }): View {
  const zoom = Math.min(zoomMax, Math.max(zoomMin, view.zoom * factor));
  const by = zoom / view.zoom;
  return { ...view, zoom, x: at.x - (at.x - view.x) * by, y: at.y - (at.y - view.y) * by };
}
