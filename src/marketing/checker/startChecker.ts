import { checkFiles } from './checkFiles.ts';
import { type Checked, checkText } from './checkText.ts';
import { showCover } from './showCover.ts';
import { showLog } from './showLog.ts';
import { showOwed } from './showOwed.ts';
import { showRules } from './showRules.ts';

/** Runs the forms of the page, or of the saved copy of it, which asks for nothing. */
export function startChecker(root: HTMLElement): void {
  const isOffline = root.dataset.checker === 'offline';
  const part = <Kind extends HTMLElement>(name: string) =>
    root.querySelector<Kind>(`[data-${name}]`);
  const form = part<HTMLFormElement>('paste');
  const result = part('result');
  const keep = part<HTMLButtonElement>('keep');
  let saved: Checked['saved'];

  const show = (checked: Checked) => {
    if (!result) return;
    result.hidden = false;
    result.dataset.state = checked.proved ? 'good' : 'bad';
    const title = document.createElement('h3');
    title.textContent = checked.title;
    const list = document.createElement('ul');
    list.append(
      ...checked.reasons.map((reason) => {
        const item = document.createElement('li');
        item.textContent = reason;
        return item;
      }),
    );
    result.replaceChildren(title, list);
    saved = checked.saved;
    if (keep) keep.hidden = saved === undefined || isOffline;
  };
  const check = async (text: string) => show(await checkText(text, isOffline));

  form?.addEventListener('submit', (event) => {
    event.preventDefault();
    void check(new FormData(form).get('text')?.toString() ?? '');
  });
  part<HTMLInputElement>('file')?.addEventListener('change', ({ target }) => {
    const files = [...((target as HTMLInputElement).files ?? [])];
    if (files.length > 0) void checkFiles(files, isOffline).then(show);
  });
  keep?.addEventListener('click', () => {
    if (saved) download('plainvest-proof.json', JSON.stringify(saved, null, 2));
  });
  if (isOffline) return;
  void showLog(root);
  void showOwed(root);
  void showCover(root);
  void showRules(root);
}

/** Offers a text as a file. */
function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
