import { type Rules, readRules } from './logCalls.ts';

/** Lists the rules of approvals in force, and how many people hold each duty. */
export async function showRules(root: HTMLElement): Promise<void> {
  const place = root.querySelector<HTMLElement>('[data-rules]');
  if (!place) return;
  try {
    const { data, holders } = await readRules();
    const people = Math.max(...holders.map((holder) => holder.people));
    place.replaceChildren(
      listOf(data.filter(({ status }) => status !== 'proposed').map(ruleText)),
      listOf(holders.map(holderText)),
      ...(people <= 1 ? [paragraph('One person can move money here.')] : []),
    );
  } catch {
    place.textContent = 'The rules could not be read now. Reload the page in a minute.';
  }
}

function ruleText(rule: Rules['data'][number]): string {
  const people = rule.approvals === 1 ? 'one person approves' : `${rule.approvals} people approve`;
  const from = Number(rule.from) > 0 ? ` from $${rule.from} on` : '';
  const wait = rule.waitHours > 0 ? `, then ${rule.waitHours} hours pass` : '';
  const payer = rule.separatePayer ? ', and someone else pays' : '';
  const coming = rule.status === 'coming' ? ` (from ${rule.validFrom?.slice(0, 10)})` : '';
  return `${names[rule.kind]}${from}: ${people}${wait}${payer}${coming}.`;
}

const names: Record<Rules['data'][number]['kind'], string> = {
  deposit: 'Deposits',
  withdrawal: 'Withdrawals',
  adjustment: 'Adjustments of a balance',
  wallet: 'Receiving addresses',
  rule: 'Changes of these rules',
  duty: 'Changes of duties',
};

const holderText = ({ duty, people }: Rules['holders'][number]) =>
  `Duty “${duty}”: ${people === 1 ? '1 person' : `${people} people`}.`;

function listOf(texts: readonly string[]): HTMLElement {
  const list = document.createElement('ul');
  for (const text of texts) {
    const item = document.createElement('li');
    item.textContent = text;
    list.append(item);
  }
  return list;
}

function paragraph(text: string): HTMLElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}
