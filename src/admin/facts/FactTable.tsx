import Box from '@mui/material/Box';
import type { EvidenceRecord } from '#src/admin/provider/evidence.ts';
import { Section } from '#src/admin/record/Section.tsx';
import { widths } from '#src/admin/record/widths.ts';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import { Coins } from './Coins.tsx';
import { copy } from './copy.ts';
import { Asked, Expected, isOther } from './Expected.tsx';
import { FactRow } from './FactRow.tsx';
import { FullId } from './FullId.tsx';
import { OnProof } from './OnProof.tsx';
import { RateLine } from './RateLine.tsx';
import { Sent, Until } from './Sent.tsx';
import { Txid } from './Txid.tsx';

/** The facts to compare with the proof that the bar does not have; beside them what differs. */
export function FactTable({ evidence }: { evidence: EvidenceRecord | undefined }) {
  return (
    <Section name={copy.title}>
      <Box component="table" sx={table}>
        <colgroup>
          <col style={{ width: 92 }} />
          <col />
          <col />
        </colgroup>
        <Box component="thead" sx={readOnly}>
          <tr>
            {[copy.fact, copy.value, copy.remark].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </Box>
        <tbody>
          {evidence && isOther(evidence) && (
            <FactRow
              name={copy.amount}
              value={<Expected evidence={evidence} />}
              remark={<Asked evidence={evidence} />}
            />
          )}
          <FactRow
            name={evidence && !evidence.quote ? copy.coin : copy.coins}
            value={evidence && <Coins evidence={evidence} />}
          />
          <FactRow
            name={copy.address}
            below={evidence && <OnProof image={evidence.image} wanted={evidence.address} />}
            value={evidence && <FullId id={evidence.address} of={copy.address} />}
          />
          <FactRow
            name={copy.txid}
            below={evidence?.txid && <OnProof image={evidence.image} wanted={evidence.txid} />}
            value={evidence && <Txid evidence={evidence} />}
          />
          <FactRow
            name={copy.sent}
            value={evidence && <Sent evidence={evidence} />}
            remark={evidence && <Until evidence={evidence} />}
          />
        </tbody>
      </Box>
      <RateLine evidence={evidence} />
    </Section>
  );
}

const table = {
  width: 1,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th, & td': { p: 0, pr: 0.75, height: 31, textAlign: 'left', fontWeight: 400 },
  '& tbody th': { color: 'text.secondary' },
  '& [data-remark]': { color: 'text.secondary', textAlign: 'right' },
  [widths.narrow]: { '& [data-remark]': { whiteSpace: 'normal' } },
  '& tbody tr + tr > *': { borderTop: 1, borderColor: 'divider' },
  '& td': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& code': { fontSize: '0.75rem' },
  '& td .MuiIconButton-root': { p: 0.25, minWidth: 24, minHeight: 24 },
  '& td .MuiSvgIcon-root': { fontSize: 16 },
  [widths.phone]: { '& tbody :is(th, td)': { height: 28 } },
} as const;
