import { copy } from '#src/shared/copy.ts';

const shown = { tab: '', count: '' };

function write(): void {
  const { tab, count } = shown;
  if (tab === '') return;
  document.title = `${count && `(${count}) `}${tab} · ${copy.brand}`;
}

/** The title of the browser tab. */
export function setTitle(tab: string): void {
  shown.tab = tab;
  write();
}

/** Number of waiting items, shown before the title; empty for zero. */
export function setTitleCount(count: string): void {
  shown.count = count;
  write();
}
