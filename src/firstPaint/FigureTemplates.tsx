import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ifStated, placeholder } from '#contract/placeholders.ts';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { CardSkeleton } from '#src/investor/layout/PageSkeleton.tsx';
import { BalanceTiles } from '#src/investor/overview/BalanceTiles.tsx';
import { copy } from '#src/investor/overview/copy.ts';
import { FirstSteps } from '#src/investor/overview/FirstSteps.tsx';
import { PhoneLinks } from '#src/investor/overview/MoneyLinks.tsx';
import { copy as shared } from '#src/shared/copy.ts';
import { settingsKey } from '#src/shared/settings/useSettings.ts';
import { CardsBelow } from './CardsBelow.tsx';
import type { FigureState } from './drawFigures.ts';

// The server writes the settings into the page that it sends.
const setting = 9007;
const settingTexts = {
  [`${setting} hours`]: placeholder('reviewTime'),
  '$9,007.00': placeholder('minDeposit'),
};

/** Replaces the settings of the example. Errors: an Error if the page shows none. */
export function withSettings(markup: string): string {
  return Object.entries(settingTexts).reduce((text, [example, name]) => {
    if (!text.includes(example)) throw new Error(`The first paint has lost its ${name}.`);
    return text.replaceAll(example, name);
  }, markup);
}

/** The overview of each state, whose figures an inline script writes. */
export function FigureTemplates() {
  const { start, otherwise, end } = ifStated('support');
  return (
    <>
      <FigureTemplate state="entries" support={null} />
      {start}
      <FigureTemplate state="start" support="stated" />
      <FigureTemplate state="review" support="stated" />
      {otherwise}
      <FigureTemplate state="start" support={null} />
      <FigureTemplate state="review" support={null} />
      {end}
    </>
  );
}

interface FigureTemplateProps {
  state: FigureState;
  support: string | null;
}

function FigureTemplate({ state, support }: FigureTemplateProps) {
  const cache = new QueryClient();
  cache.setQueryData(settingsKey, { minDepositUsd: setting, operator: { support } });
  const isNew = state !== 'entries';
  const summary = {
    ...{ available: isNew ? 0 : 1, pendingDeposits: 1, held: 1, total: 1, heldCount: 0 },
    pendingDepositCount: state === 'review' ? 1 : 0,
    reviewHours: setting,
  };
  return (
    <QueryClientProvider client={cache}>
      <template data-figures={state}>
        <div>
          {/* The app adds its buttons beside the account, which moves no heading. */}
          <PageHead tab={copy.tab} isName>
            {copy.tab}
          </PageHead>
        </div>
        <Stack spacing={2}>
          {isNew && <FirstSteps user={newcomer} summary={summary} />}
          <BalanceTiles
            summary={{ data: summary, error: null }}
            links={<PhoneLinks isDepositFirst={!isNew} />}
          />
          <Box role="status" aria-label={shared.loading}>
            {isNew ? <CardSkeleton height={emptyListHeight} /> : <CardsBelow />}
          </Box>
        </Stack>
      </template>
    </QueryClientProvider>
  );
}

const newcomer = { email: '', emailVerified: true, isVerified: false };
const emptyListHeight = { xs: 253, lg: 249 };
