import { coinNames } from '#contract/coin.ts';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { UserLink } from '#src/admin/users/UserLink.tsx';
import { copy } from './copy.ts';

const words = copy.evidence;

/** What the investor says happened: who, which coin, when, to which address, by which transaction. */
export function SubmissionPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { user, coin, depositDate, address, txid } = evidence;
  return (
    <Panel title={words.claim}>
      <FactList
        facts={[
          [words.investor, <UserLink key="who" user={user} />],
          [words.coin, `${coinNames[coin]} (${coin})`],
          [words.submitted, <DateField key="at" iso={depositDate} exact />],
          [words.address, <CopyableText key="to" text={address} of={words.address} />],
          [words.txid, txid ? <CopyableText key="id" text={txid} of={words.txid} /> : words.noTxid],
        ]}
      />
    </Panel>
  );
}
