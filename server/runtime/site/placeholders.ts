import { onePerson } from '#contract/approvalSentence.ts';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import { type PlaceholderName, placeholderNames } from '#contract/placeholders.ts';
import type { MarketWidgets, PublicSettings, Settings } from '#contract/settings.ts';
import { escapeHtml } from '#server/platform/outbox/escapeHtml.ts';
import { contactHref } from './contactHref.ts';
import type { Safeguards } from './safeguards.ts';
import { unstated } from './unstated.ts';

export interface SiteSettings extends Pick<Settings, 'demo' | 'operator'> {
  /** Without a trailing slash. */
  publicUrl: string;
  marketWidgets: MarketWidgets;
  marketWidgetUrl: string;
  marketChartUrl: string;
  /** The published browser demo. */
  demoUrl?: string | undefined;
  /** As staff set them last. */
  limits: PublicSettings;
  /** How many people approve, by the rules in force. */
  approvals: string;
  safeguards: Safeguards;
}

function placeholderTexts(settings: SiteSettings): Record<PlaceholderName, string | null> {
  const { operator, publicUrl, marketWidgets, marketWidgetUrl, marketChartUrl, limits } = settings;
  const { reviewHours } = limits;
  return {
    ...operator,
    complaintDays: operator.complaintDays?.toString() ?? null,
    supportHref: contactHref(operator.support),
    minDeposit: groupDollars(dollarsFrom(limits.minDepositUsd)),
    minWithdrawal: groupDollars(dollarsFrom(limits.minWithdrawalUsd)),
    reviewTime: reviewHours === 1 ? '1 hour' : `${reviewHours} hours`,
    minimumAge: String(limits.minimumAge),
    approvals: settings.approvals,
    severalApprovers: settings.approvals.startsWith(onePerson) ? null : settings.approvals,
    nodesOfAllCoins: settings.safeguards.chainLookup ? 'yes' : null,
    keysOfAllCoins: settings.safeguards.addressPerInvestor ? 'yes' : null,
    publishedReserves: settings.safeguards.backingProof ? 'yes' : null,
    demoUrl: settings.demoUrl ?? null,
    publicUrl,
    marketWidgets,
    marketWidgetUrl,
    marketWidgetHost: new URL(marketWidgetUrl).host,
    marketChartUrl,
  };
}

/** Within a JSON string in a script element. */
function escapeJson(text: string): string {
  return JSON.stringify(text).slice(1, -1).replaceAll('<', '\\u003c');
}

/** Errors: an Error for an unknown placeholder, or a condition without its end. */
export function fill(template: string, settings: SiteSettings): string {
  const texts = placeholderTexts(settings);
  const conditions: boolean[] = [];
  const filled = template
    .split(/\{\{(\w+(?::[^{}]*)?)\}\}/)
    .map((part, index) => {
      if (index % 2 === 1 && isCondition(part, texts, conditions)) return '';
      if (conditions.includes(false)) return '';
      if (index % 2 === 0) return part;
      if (part.startsWith('demo:')) return settings.demo ? part.slice('demo:'.length) : '';
      const name = part.replace(/^json:/, '');
      if (!isPlaceholder(name)) throw new Error(`A page has the unknown placeholder "${part}".`);
      const text = texts[name] ?? unstated(name, settings.operator);
      return name === part ? escapeHtml(text) : escapeJson(text);
    })
    .join('');
  if (conditions.length > 0) throw new Error('A page has a condition without its end.');
  return filled;
}

function isCondition(
  part: string,
  texts: Record<PlaceholderName, string | null>,
  conditions: boolean[],
): boolean {
  if (part.startsWith('if:')) {
    const name = part.slice('if:'.length);
    if (!isPlaceholder(name)) throw new Error(`A page has the unknown condition "${name}".`);
    conditions.push(texts[name] !== null);
    return true;
  }
  if (part === 'else') conditions.push(!conditions.pop());
  if (part === 'end') conditions.pop();
  return part === 'else' || part === 'end';
}

function isPlaceholder(name: string): name is PlaceholderName {
  return (placeholderNames as readonly string[]).includes(name);
}
