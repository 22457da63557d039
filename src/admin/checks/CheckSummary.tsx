import { Section } from '#src/admin/record/Section.tsx';
import { type CheckLine, CheckLines, Verdict } from './CheckLines.tsx';

interface CheckSummaryProps {
  checks: readonly CheckLine[];
  name: string;
  /** Whether the name is the heading too. */
  isTitled?: boolean;
  /** The open checks in the line of the count. */
  isOneLine?: boolean;
  isDecided?: boolean;
}

/** How many checks passed, and those that did not. */
export function CheckSummary(props: CheckSummaryProps) {
  const { checks, name, isTitled = false, isOneLine = false, isDecided = false } = props;
  const open = checks.filter(({ state }) => state !== 'ok');
  const texts = open.map(({ text }) => text).join(', ');
  return (
    <Section {...(isTitled ? { title: name } : { name })}>
      <Verdict
        passed={checks.length - open.length}
        all={checks.length}
        isDecided={isDecided}
        only={isOneLine ? texts : undefined}
      />
      {!isOneLine && <CheckLines checks={open} />}
    </Section>
  );
}
