import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type ApprovalRule, ruleKinds } from '#contract/approvals.ts';
import { cellsOf } from './cellsOf.tsx';
import { ofKind } from './ofKind.ts';
import { RuleActions } from './RuleActions.tsx';
import { ruleCopy } from './ruleCopy.ts';

interface RuleCardsProps {
  rules: readonly ApprovalRule[];
}

const texts = ruleCopy.rules;

/** The rules of all kinds as cards. */
export const RuleCards = ({ rules }: RuleCardsProps) => (
  <Stack spacing={2}>
    {ruleKinds.map((kind) => (
      <section key={kind}>
        <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 }}>
          {texts.kinds[kind]}
        </Box>
        <Box component="ul" aria-label={texts.kinds[kind]} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {ofKind(rules, kind).map((rule) => (
            <Box component="li" key={rule._id} sx={card}>
              {cellsOf(rule)
                .filter(hasValue)
                .map(([column, value]) => (
                  <Box
                    key={column}
                    sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}
                  >
                    <Box sx={{ color: 'text.secondary' }}>{column}</Box>
                    <div>{value}</div>
                  </Box>
                ))}
              <RuleActions rule={rule} rules={rules} />
            </Box>
          ))}
        </Box>
      </section>
    ))}
  </Stack>
);

const hasValue = ([, value]: ReturnType<typeof cellsOf>[number]) => value !== texts.payers.none;

const card = {
  display: 'grid',
  gap: 0.5,
  py: 1.25,
  justifyItems: 'stretch',
  borderTop: 1,
  borderColor: 'divider',
  '& > button': { justifySelf: 'start' },
} as const;
