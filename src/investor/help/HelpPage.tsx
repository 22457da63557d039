import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link as RouterLink } from 'react-router-dom';
import { dollarsFrom, groupDollars } from '#contract/money.ts';
import type { Settings } from '#contract/settings.ts';
import { PartError } from '#src/investor/connection/PartError.tsx';
import { type Fact, FactList } from '#src/investor/layout/FactList.tsx';
import { PageHead } from '#src/investor/layout/PageHead.tsx';
import { Panel } from '#src/investor/layout/Panel.tsx';
import { TwoColumns } from '#src/investor/layout/TwoColumns.tsx';
import { useAnchor } from '#src/investor/layout/useAnchor.ts';
import { Note } from '#src/investor/notes/Note.tsx';
import { useSettings } from '#src/shared/settings/useSettings.ts';
import { FlushLoading } from '#src/shared/ui/Loading.tsx';
import { AskPanel } from './AskPanel.tsx';
import { copy } from './copy.ts';
import { operatorName } from './operator.ts';
import { QuestionsPanel } from './QuestionsPanel.tsx';
import { SupportLink } from './SupportLink.tsx';

/** `/user/help`: contact, fees and limits, and how money comes and goes. */
export function HelpPage() {
  const { data: settings, error, refetch } = useSettings();
  useAnchor(settings !== undefined);
  const hasSide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'));
  const body = () => {
    if (!settings) return error ? <PartError error={error} retry={refetch} /> : <FlushLoading />;
    return (
      <TwoColumns
        isSideFirst
        side={
          <>
            <ContactPanel settings={settings} />
            {hasSide && <FeesPanel settings={settings} />}
          </>
        }
      >
        <AskPanel />
        <QuestionsPanel settings={settings} />
        {!hasSide && <FeesPanel settings={settings} />}
        <StepsPanel
          title={copy.deposit.title}
          steps={copy.deposit.steps(settings.reviewHours)}
          note={copy.deposit.problem}
          link={{ to: '/user/deposit', label: copy.deposit.link }}
        />
        <StepsPanel
          title={copy.withdrawal.title}
          steps={copy.withdrawal.steps(settings.reviewHours, settings.payHours)}
          note={copy.withdrawal.wait}
          link={{ to: '/user/withdraw', label: copy.withdrawal.link }}
        />
      </TwoColumns>
    );
  };
  return (
    <>
      <PageHead>{copy.title}</PageHead>
      {body()}
    </>
  );
}

const dollars = (whole: number) => groupDollars(dollarsFrom(whole));

const atMost = (whole: number | null): string =>
  whole === null ? copy.fees.noLimit : copy.fees.upTo(dollars(whole));

function FeesPanel({ settings }: { settings: Settings }) {
  const { fees } = copy;
  const facts: Fact[] = [
    { label: fees.deposit, value: fees.none, detail: fees.depositDetail },
    { label: fees.withdrawal, value: fees.none, detail: fees.withdrawalDetail },
    { label: fees.rate, value: fees.rateText, detail: fees.rateDetail },
    { label: fees.payoutRate, value: fees.payoutText, detail: fees.payoutDetail },
    { label: fees.smallestDeposit, value: dollars(settings.minDepositUsd) },
    { label: fees.largestDeposit, value: atMost(settings.maxDepositUsd) },
    { label: fees.smallestWithdrawal, value: dollars(settings.minWithdrawalUsd) },
    { label: fees.daily, value: atMost(settings.dailyWithdrawalUsd) },
  ];
  return (
    <Box id="fees" sx={{ scrollMarginTop: 80 }}>
      <Panel title={fees.title}>
        <FactList facts={facts} />
      </Panel>
    </Box>
  );
}

function ContactPanel({ settings }: { settings: Settings }) {
  const { contact, neverPay } = copy;
  const { support } = settings.operator;
  const facts = [
    ...(support ? [{ label: contact.support, value: <SupportLink support={support} /> }] : []),
    { label: contact.operator, value: operatorName(settings) },
    { label: contact.reply, value: contact.within(settings.reviewHours) },
  ];
  return (
    <>
      <Panel title={contact.title}>
        <FactList facts={facts} />
        {support && (
          <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {contact.mention}
          </Typography>
        )}
        <Box sx={{ mt: 1.5 }}>
          <Link href="/complaints">{contact.complaint}</Link>
        </Box>
        <Box sx={{ mt: 1.5 }}>
          <Link component={RouterLink} to="/user/proof">
            {contact.proof}
          </Link>
        </Box>
      </Panel>
      <Note
        Icon={ShieldOutlined}
        lead={neverPay.lead}
        text={`${neverPay.text} ${support ? neverPay.write : neverPay.nothing}`}
      />
    </>
  );
}

interface StepsPanelProps {
  title: string;
  steps: readonly string[];
  note: string;
  link: { to: string; label: string };
}

function StepsPanel({ title, steps, note, link }: StepsPanelProps) {
  return (
    <Panel
      title={title}
      aside={
        <Link component={RouterLink} to={link.to} sx={{ lineHeight: { xs: '44px', wide: '28px' } }}>
          {link.label}
        </Link>
      }
    >
      <Box component="ol" sx={{ m: 0, pl: 2.5, '& li': { pl: 0.5, py: 0.5 } }}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Box>
      <Typography color="text.secondary" sx={{ mt: 1.5 }}>
        {note}
      </Typography>
    </Panel>
  );
}
