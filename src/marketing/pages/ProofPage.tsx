import { styled } from '@mui/material/styles';
import { checkerPath } from '#contract/pages.ts';
import { demoOnly, placeholder } from '#contract/placeholders.ts';
import { balanceLimits, proofLimits } from '#contract/proof/verdictText.ts';
import { ActionLink } from '#src/marketing/frame/ActionLink.tsx';
import { SupportContact } from '#src/marketing/frame/Operator.tsx';
import { PageHero } from '#src/marketing/frame/PageHero.tsx';
import { ProsePage } from '#src/marketing/frame/Prose.tsx';
import { palette } from '#src/marketing/ui/palette.ts';

const mono = "'Geist Mono Variable', ui-monospace, monospace";

const Checker = styled('div')(({ theme }) => ({
  '& textarea': {
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    minHeight: 150,
    padding: 12,
    border: `1px solid ${palette(theme).divider}`,
    borderRadius: 8,
    font: `14px/22px ${mono}`,
    color: palette(theme).text.primary,
    background: palette(theme).background.paper,
  },
  '& pre, & dd': { fontFamily: mono, fontSize: 13, lineHeight: '20px' },
  '& pre': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& [data-result]': {
    margin: '16px 0',
    padding: '4px 20px 8px',
    borderInlineStart: `4px solid ${palette(theme).success.main}`,
    overflowWrap: 'anywhere',
  },
  '& [data-result][data-state="bad"]': { borderColor: palette(theme).error.main },
  '& label': { display: 'block', margin: '12px 0 4px', fontWeight: 600 },
  '& [hidden]': { display: 'none' },
}));

const head = (
  <PageHero
    title="Check the books"
    lead={
      <>
        A log of everything that moved money, which you can check without trusting us. The checks
        run in your browser. {demoOnly('This is a demo: no real money is handled here.')}
      </>
    }
  />
);

const facts = [
  ['origin', 'Name of the log'],
  ['lines', 'Lines'],
  ['signed', 'Signed'],
  ['key', 'Key'],
  ['witnesses', 'Witnesses'],
  ['root', 'Root'],
] as const;

const owedFacts = [
  ['total', 'Owed to investors'],
  ['accounts', 'Accounts'],
  ['taken', 'Taken'],
  ['looked', 'Asked for their proof'],
  ['line', 'Line of the log'],
  ['sum-root', 'Root'],
] as const;

export function ProofPage() {
  return (
    <ProsePage path="/proof" head={head}>
      <Checker data-checker="online">
        <h2 id="paste">Paste an old checkpoint</h2>
        <p>
          You find one at the end of each of our emails. This page then proves, or not, that the log
          of today still has all lines that it had then, unchanged.
        </p>
        <form data-paste>
          <label htmlFor="checkpoint">Checkpoint, or the whole mail</label>
          <textarea id="checkpoint" name="text" spellCheck={false} required />
          <p>
            <ActionLink as="button" type="submit">
              Check
            </ActionLink>
          </p>
        </form>
        <div data-result role="status" hidden />
        <p>
          <ActionLink as="button" type="button" data-kind="quiet" data-keep hidden>
            Keep this proof
          </ActionLink>
        </p>
        <label htmlFor="saved">
          Or choose a file: a proof that you kept, or a statement of a month as PDF
        </label>
        <input
          id="saved"
          type="file"
          multiple
          accept=".json,.pdf,application/json,application/pdf,text/plain"
          data-file
        />
        <p>
          You can also{' '}
          <a href={checkerPath} download>
            keep this checker as a file
          </a>{' '}
          and run it without us, and without a connection.
        </p>
        <h2 id="head">The newest checkpoint</h2>
        <p data-log-state role="status">
          The log is being read.
        </p>
        <div data-log hidden>
          <p>Keep it. It is the promise that you can hold against us later.</p>
          <pre data-newest />
          <dl>
            {facts.map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd data-fact={name} />
              </div>
            ))}
          </dl>
          <p>
            The key is also in <a href="/.well-known/plainvest-log.json">plainvest-log.json</a>. A
            key from this page alone proves little: compare it with an old email.
          </p>
        </div>
        <h2 id="mine">Your own lines</h2>
        <p>
          When you are signed in, <a href="/user/proof">your page of proofs</a> lists each line
          about your money, and your browser checks that it is in the log.
        </p>
        <h2 id="owed">What we owe to investors</h2>
        <p>
          Each night we sum all balances, and the sum goes into the log. Each investor can check, on
          their <a href="/user/proof">page of proofs</a> or later without us, that their balance is
          in it. The number of accounts is a range, so that it does not tell who came.
        </p>
        <p data-owed-state role="status">
          The sum is being read.
        </p>
        <div data-owed hidden>
          <dl>
            {owedFacts.map(([name, label]) => (
              <div key={name}>
                <dt>{label}</dt>
                <dd data-owed-fact={name} />
              </div>
            ))}
          </dl>
        </div>
        <ul>
          {balanceLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
        <h2 id="statements">A statement from us</h2>
        <p>
          The statement of a closed month is issued once, and the hash of its file is in the log.{' '}
          <a href="#saved">Choose the file above</a>: the page says whether it is ours and
          unchanged. The file stays in your browser. A statement for another period is not issued.
        </p>
        <h2 id="rules">Who must approve</h2>
        <p>{placeholder('approvals')} These people hold the duties:</p>
        <div data-holders />
        <h2 id="limits">What this does not prove</h2>
        <ul>
          {proofLimits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
          <li>It does not prove that the coins are there, nor what we owe to others elsewhere.</li>
        </ul>
        <h2 id="failed">If a check fails</h2>
        <p>
          Keep the checkpoint and a picture of the result. Write to <SupportContact />, and to
          others who hold a checkpoint: two that do not fit are a proof against us.
        </p>
      </Checker>
    </ProsePage>
  );
}
