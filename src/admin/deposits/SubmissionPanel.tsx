import { coinNames } from '#contract/coin.ts';
import type { EvidenceRecord } from '#src/admin/provider/records.ts';
import { CopyableText } from '#src/admin/shell/CopyableText.tsx';
import { DateField } from '#src/admin/shell/DateField.tsx';
import { FactList } from '#src/admin/shell/FactList.tsx';
import { Panel } from '#src/admin/shell/Panel.tsx';
import { UserLink } from '#src/admin/shell/RecordLinks.tsx';
import { copy } from './copy.ts';

export function SubmissionPanel({ evidence }: { evidence: EvidenceRecord }) {
  const { user, coin, depositDate, address, txid } = evidence;
  return (
    <Panel title={copy.evidence.claim}>
      <FactList
        facts={[
          [copy.evidence.investor, <UserLink key="who" user={user} />],
          [copy.evidence.coin, `${coinNames[coin]} (${coin})`],
          [copy.evidence.submitted, <DateField key="at" iso={depositDate} exact />],
          [
            copy.evidence.address,
            <CopyableText key="to" text={address} of={copy.evidence.address} />,
          ],
          [
            copy.evidence.txid,
            txid ? (
              <CopyableText key="id" text={txid} of={copy.evidence.txid} />
            ) : (
              copy.evidence.noTxid
            ),
          ],
        ]}
      />
    </Panel>
  );
}
