import { type Holders, readHolders } from './readHeads.ts';

/** Lists how many people hold each duty. */
export async function showHolders(root: HTMLElement): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-holders]');
  if (!place) return;
  try {
    const holders = await readHolders();
    const list = document.createElement('ul');
    list.append(...holders.map(itemOf));
    place.replaceChildren(list);
  } catch {
    place.textContent = 'The duties could not be read now. Reload the page in a minute.';
  }
}

function itemOf({ duty, people }: Holders[number]): HTMLElement {
  const item = document.createElement('li');
  item.textContent = `Duty “${duty}”: ${people === 1 ? '1 person' : `${people} people`}`;
  return item;
}
