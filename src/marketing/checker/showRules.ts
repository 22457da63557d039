import { approvalSteps } from '#contract/approvalSteps.ts';
import { factList } from './factList.ts';
import { type Holders, readRules } from './readHeads.ts';

/** Lists how many approvals each kind needs, and how many people hold each duty. */
export async function showRules(root: HTMLElement): Promise<void> {
  const rules = root.querySelector<HTMLElement>('[data-rules]');
  const holders = root.querySelector<HTMLElement>('[data-holders]');
  if (!rules || !holders) return;
  try {
    const reply = await readRules();
    const inForce = reply.data.filter(({ status, removed }) => status === 'inForce' && !removed);
    // The sentence that the server wrote begins with what the rules come to.
    const [verdict = ''] = rules.textContent.split(/(?<=\.) /);
    rules.replaceChildren(verdict, factList(approvalSteps(inForce)));
    holders.replaceChildren(
      factList(reply.holders.map(({ duty, people }) => [acts[duty], String(people)])),
    );
  } catch {
    holders.textContent = 'The duties could not be read now. Reload the page in a minute.';
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
