import { copy } from '#demo/copy.ts';
import type { Contents } from '#demo/protocol.ts';

/** Asks whether everything may be deleted. */
export function askFirst(contents: Contents): Promise<boolean> {
  const dialog = document.querySelector('dialog');
  const title = dialog?.querySelector('h2');
  const confirm = dialog?.querySelector<HTMLButtonElement>('[value=yes]');
  if (!dialog || !title || !confirm) throw new Error('The first page has lost its question.');
  title.textContent = copy.reset[contents];
  confirm.textContent = copy.reset.confirm[contents];
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => resolve(dialog.returnValue === 'yes'), { once: true });
  });
}
