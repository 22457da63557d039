import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { WaitingApproval } from '#contract/approvals.ts';
import { useMayApprove, useWaitingApprovals } from '#src/admin/approvals/useApprovals.ts';
import { ApprovalLink } from './ApprovalLink.tsx';
import { copy } from './copy.ts';
import { needLine, needList, tallLink } from './needLine.ts';

const { approvals: text } = copy;

/** As many links as a line of a card holds; a button shows the others. */
const linksMax = 4;

/** Items that wait for the reader, the oldest first, and proposals that wait for others or their time. */
export function WaitingApprovals() {
  const { data = [] } = useWaitingApprovals();
  const mayApprove = useMayApprove();
  const ofReader = data.filter(mayApprove);
  const later = data.filter(({ payableFrom, proposedBy }) => payableFrom && proposedBy);
  const ofOthers = data.filter(
    (item) => item.proposedBy !== null && !item.payableFrom && !mayApprove(item),
  );
  if (ofReader.length + ofOthers.length + later.length === 0) return null;
  return (
    <Box component="ul" sx={{ ...needList, flexGrow: 0 }}>
      {ofReader.length > 0 && (
        <Line title={text.title(ofReader.length)} color="warning.main" items={ofReader} />
      )}
      {ofOthers.length > 0 && (
        <Line title={text.others(ofOthers.length)} color="text.secondary" items={ofOthers} />
      )}
      {later.length > 0 && (
        <Line title={text.later(later.length)} color="text.secondary" items={later} />
      )}
    </Box>
  );
}

interface LineProps {
  title: string;
  color: string;
  items: readonly WaitingApproval[];
}

function Line({ title, color, items }: LineProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, linksMax);
  const more = items.length - shown.length;
  return (
    <Box component="li" sx={{ ...needLine, maxHeight: 'none', py: 0.75 }}>
      <Box aria-hidden="true" sx={{ display: 'inline-flex', color }}>
        <HowToRegOutlined />
      </Box>
      <Box sx={{ minWidth: 0, lineHeight: '16px', gridColumn: 'span 2' }}>
        <Box sx={{ fontWeight: 550 }}>{title}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.75rem' }}>
          {shown.map((item) => (
            <ApprovalLink key={item._id} item={item} />
          ))}
          {more > 0 && (
            <Link
              component="button"
              type="button"
              onClick={() => setWhole(true)}
              sx={{ ...tallLink, fontSize: 'inherit' }}
            >
              {text.more(more)}
            </Link>
          )}
        </Box>
      </Box>
    </Box>
  );
}
