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

const acts: Record<Holders[number]['duty'], string> = {
  review: 'confirm or decline deposits',
  approve: 'approve withdrawals and corrections',
  pay: 'pay withdrawals',
  keys: 'change receiving addresses, rules and settings',
  people: 'change who is staff, and their duties',
  audit: 'export the books',
};

function itemOf({ duty, people }: Holders[number]): HTMLElement {
  const item = document.createElement('li');
  item.textContent = `${people === 1 ? '1 person' : `${people} people`} can ${acts[duty]}`;
  return item;
}
