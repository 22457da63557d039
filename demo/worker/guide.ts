import { balances } from '#contract/balances.ts';
import { deposits } from '#contract/deposits.ts';
import { backendPath } from '#contract/host.ts';
import type { Guide, GuideStep } from '#demo/protocol.ts';

interface Answered {
  request: Request;
  response: Response;
  /** Whether the page that called is in view. */
  isVisible: boolean;
}

const has = (guide: Guide, step: GuideStep) => guide.done.includes(step);
const ticked = (guide: Guide, step: GuideStep): Guide => ({
  ...guide,
  done: [...guide.done, step],
});

/** The guide after an answered call: each step is ticked by what the visitor has really done. */
export async function followGuide(guide: Guide, answered: Answered): Promise<Guide> {
  const { request, response, isVisible } = answered;
  if (!response.ok || has(guide, 'balance')) return guide;
  const called = `${request.method} ${new URL(request.url).pathname.slice(backendPath.length)}`;
  if (called === nameOf(deposits.create) && !has(guide, 'confirm')) {
    const { data } = (await response.clone().json()) as { data: { _id: string } };
    const begun = has(guide, 'deposit') ? guide : ticked(guide, 'deposit');
    return { ...begun, depositId: data._id };
  }
  if (!has(guide, 'deposit')) return guide;
  if (!has(guide, 'staff') && called === nameOf(deposits.list)) return ticked(guide, 'staff');
  if (!has(guide, 'confirm')) {
    return called === confirmOf(guide)
      ? { ...guide, done: ['deposit', 'staff', 'confirm'] }
      : guide;
  }
  return isVisible && called === nameOf(balances.summary) ? ticked(guide, 'balance') : guide;
}

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const confirmOf = ({ depositId = '' }: Guide) =>
  nameOf(deposits.confirm).replace('{depositId}', depositId);
