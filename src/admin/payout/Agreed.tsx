import Box from '@mui/material/Box';
import type { PayoutRecord } from '#src/admin/provider/payoutRecord.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { Moment } from '#src/shared/ui/Moment.tsx';
import { copy } from './copy.ts';

interface AgreedProps {
  withdrawal: PayoutRecord;
}

interface Fact {
  name: string;
  person?: string | null;
  at?: string | null;
  /** How it ended, or what it waits for. */
  state: string;
}

const texts = copy.agreed;

function decisionOf({ status, decidedBy, timeline }: PayoutRecord): Fact {
  const decided = timeline.findLast(isDecision);
  if (!decided) return { name: texts.decision, state: texts.waits };
  const person = decided.by ?? (status === 'cancelled' ? null : decidedBy);
  return { name: texts.decision, person, at: decided.at, state: texts.states[decided.event] };
}

type Decided = keyof typeof texts.states;
type Step = PayoutRecord['timeline'][number];

const isDecision = (step: Step): step is Step & { event: Decided } =>
  Object.hasOwn(texts.states, step.event);

function paymentOf({ status, payingBy, paidBy, paidAt }: PayoutRecord): Fact {
  const name = texts.payment;
  if (status === 'paid') return { name, person: paidBy, at: paidAt, state: texts.paid };
  if (status === 'declined' || status === 'cancelled') return { name, state: texts.none };
  if (payingBy) return { name, person: payingBy.fullName, state: texts.paying };
  return { name, state: status === 'approved' ? texts.ready : texts.notYet };
}

/** Decision and payment as separate facts: two people, two times. */
export function Agreed({ withdrawal }: AgreedProps) {
  if (withdrawal.status === 'requested' && !withdrawal.objectedBy) return null;
  return (
    <Section title={texts.title}>
      <Box component="ul" aria-label={texts.title} sx={list}>
        {[decisionOf(withdrawal), paymentOf(withdrawal)].map(({ name, person, at, state }) => (
          <Box component="li" key={name} sx={line}>
            <Box sx={{ color: 'text.secondary' }}>{name}</Box>
            <Box sx={{ minWidth: 0 }}>
              <Box sx={{ fontWeight: 600 }}>{person ?? state}</Box>
              <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>
                {person && state}
                {at && (
                  <>
                    {' '}
                    <Moment at={at} />
                  </>
                )}
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
      {withdrawal.objectedBy && (
        <Box sx={{ color: 'warning.main', fontWeight: 600, mt: 0.5 }}>
          {copy.objectedBy(withdrawal.objectedBy.fullName)}
        </Box>
      )}
    </Section>
  );
}

const list = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, mt: 0.75 } as const;

const line = { display: 'grid', gridTemplateColumns: '84px minmax(0, 1fr)' } as const;
