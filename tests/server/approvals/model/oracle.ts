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
  /** Items of one name that one person decided in a day count together. */
  group: string;
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
  const decided: { subject: Subject; cents: bigint; at: number }[] = [];
  const isOfOne = ({ subject, cents }: (typeof decided)[number]) =>
    new Set(subject.approvals.filter((each) => each.cents === cents).map(({ staff }) => staff))
      .size < 2;
  /** The step of all that one person decided in a day, up to the decision of this one. */
  const together = (subject: Subject, cents: bigint, now: number): Step => {
    const at = decided.find((each) => each.subject === subject)?.at;
    const sum = decided
      .filter((each) => each.subject !== subject && each.subject.group === subject.group)
      .filter((each) => each.at > (at ?? now) - 24 * hourMs && each.at <= (at ?? now))
      .filter(isOfOne)
      .reduce((total, each) => total + each.cents, cents);
    return stepAt(subject.kind, sum, now);
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
    /** Notes that an item was decided. */
    decide(subject: Subject, cents: bigint, now: number): void {
      decided.push({ subject, cents, at: now });
    },
    /** Why this money must not move now; undefined when it may. */
    forbids(subject: Subject, cents: bigint, now: number, payer?: number): string | undefined {
      const { kind, askedAt, approvals, objections } = subject;
      const steps = [
        stepAt(kind, cents, askedAt),
        stepAt(kind, cents, now),
        together(subject, cents, now),
      ];
      const needed = Math.max(...steps.map((step) => step.approvals));
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
      if (now < completedAt + Math.max(...steps.map(({ waitMs }) => waitMs)))
        return 'the wait is not over';
      const isSeparate = steps.some(({ separatePayer }) => separatePayer);
      if (isSeparate && approvals.some(({ staff }) => staff === payer)) return 'an approver pays';
      return undefined;
    },
  };
}

export type Oracle = ReturnType<typeof openOracle>;
