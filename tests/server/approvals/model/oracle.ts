import type { Duty } from '#contract/duties.ts';

type Kind = 'deposit' | 'withdrawal' | 'adjustment';

interface Step {
  approvals: number;
  waitMs: number;
  separatePayer: boolean;
}

interface Rule extends Step {
  kind: Kind;
  fromCents: bigint;
  validFrom: number;
}

/** An item to decide, in cents; staff may approve a deposit for several amounts. */
export interface Subject {
  kind: Kind;
  id: string;
  /** As it was asked. */
  cents: bigint;
  askedAt: number;
  approvals: { staff: number; cents: bigint; at: number }[];
  objections: Set<number>;
  /** Of an adjustment: the person and the direction, whose items of a day count together. */
  author?: string;
}

const hourMs = 3_600_000;
const first = { approvals: 1, waitMs: 0, separatePayer: false, fromCents: 0n, validFrom: 0 };
const approverOf = { deposit: 'review', withdrawal: 'approve', adjustment: 'approve' } as const;

/** Staff, rules, approvals and objections as they should be: by it each movement of money is judged. */
export function openOracle(duties: readonly (readonly Duty[])[]) {
  const people = duties.map((held) => ({ isActive: true, duties: new Set(held) }));
  const rules: Rule[] = (['deposit', 'withdrawal', 'adjustment'] as const).map((kind) => ({
    ...first,
    kind,
  }));
  const stepAt = (kind: Kind, cents: bigint, moment: number): Step => {
    const valid = rules.filter(
      (rule) => rule.kind === kind && rule.fromCents <= cents && rule.validFrom <= moment,
    );
    const highest = valid.reduce(
      (most, { fromCents }) => (fromCents > most ? fromCents : most),
      0n,
    );
    return valid.filter(({ fromCents }) => fromCents === highest).at(-1) ?? first;
  };
  const madeAlone: { author: string; cents: bigint; at: number }[] = [];
  /** The approvals that an adjustment needs together with those of its author in a day. */
  const together = ({ author, kind }: Subject, cents: bigint, now: number): number => {
    if (author === undefined) return 0;
    const sum = madeAlone
      .filter((each) => each.author === author && each.at > now - 24 * hourMs)
      .reduce((total, each) => total + each.cents, cents);
    return stepAt(kind, sum, now).approvals;
  };
  const may = (staff: number, duty: Duty) =>
    people[staff]?.isActive === true && people[staff].duties.has(duty);
  return {
    people,
    /** A rule that is nowhere less strict applies at once, any other after a day. */
    addRule(rule: Omit<Rule, 'validFrom'>, now: number): void {
      const step = stepAt(rule.kind, rule.fromCents, now);
      const isRelaxed =
        rule.approvals < step.approvals ||
        rule.waitMs < step.waitMs ||
        (step.separatePayer && !rule.separatePayer);
      const validFrom = isRelaxed ? now + 24 * hourMs : now;
      rules.push({ ...rule, validFrom });
      rules.sort((a, b) => a.validFrom - b.validFrom);
    },
    /** Notes an adjustment that moved money. */
    made({ author, approvals, cents }: Subject, now: number): void {
      if (author !== undefined && approvals.length < 2) madeAlone.push({ author, cents, at: now });
    },
    /** Why this money must not move now; undefined when it may. */
    forbids(subject: Subject, cents: bigint, now: number, payer?: number): string | undefined {
      const { kind, askedAt, approvals, objections } = subject;
      const [then, today] = [stepAt(kind, cents, askedAt), stepAt(kind, cents, now)];
      const needed = Math.max(then.approvals, today.approvals, together(subject, cents, now));
      const counted = approvals
        .filter((each) => each.cents === cents && may(each.staff, approverOf[kind]))
        .sort((a, b) => a.at - b.at);
      const distinct = new Set(counted.map(({ staff }) => staff));
      if (distinct.size !== counted.length) return 'one person was counted twice';
      if (distinct.size < needed) return `${distinct.size} of ${needed} approvals`;
      if ([...objections].some((staff) => people[staff]?.isActive)) return 'an objection is open';
      if (payer === undefined) return undefined;
      if (!may(payer, 'pay')) return 'the payer may not pay';
      const completedAt = counted[needed - 1]?.at ?? now;
      if (now < completedAt + Math.max(then.waitMs, today.waitMs)) return 'the wait is not over';
      const isSeparate = then.separatePayer || today.separatePayer;
      if (isSeparate && approvals.some(({ staff }) => staff === payer)) return 'an approver pays';
      return undefined;
    },
  };
}

export type Oracle = ReturnType<typeof openOracle>;
