export const copy = {
  picture: 'Proof',
  page: (page: number, pages: number) => `Proof, page ${page} of ${pages}`,
  place: (page: number, pages: number) => `${page} of ${pages}`,
  pages: 'Pages of the proof',
  stage: 'Proof of payment',
  larger: 'Zoom in',
  smaller: 'Zoom out',
  fit: 'Fit to the window',
  rotate: 'Rotate',
  full: 'Full window',
  leaveFull: 'Leave full window',
  earlier: 'Previous page',
  later: 'Next page',
  loading: 'Loading the proof',
  save: 'Save file',
  unreadable: 'This file cannot be shown here. You can still save it.',
  morePages: (shown: number, pages: number) => `Showing ${shown} of ${pages} pages.`,
  kilobytes: (bytes: number) =>
    bytes < 1024 * 1024
      ? `${Math.max(1, Math.round(bytes / 1024))} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`,
} as const;
