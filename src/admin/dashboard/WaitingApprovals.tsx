import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { WaitingApproval } from '#contract/approvals.ts';
import { listPath, showPath } from '#contract/backOffice.ts';
import { reference } from '#contract/reference.ts';
import { copy } from './copy.ts';
import { needLine, needList } from './needLine.ts';

const { approvals: text } = copy.needs;

/** As many links as a line of a card holds. */
const linksMax = 4;

const pathOf = ({ kind, _id }: WaitingApproval): string => {
  if (kind === 'rule') return `${listPath('settings')}#approvals`;
  return showPath(kind === 'deposit' ? 'deposits' : 'withdrawals', _id);
};

/** Items that colleagues approved first and that wait for the reader, the oldest first. */
export function WaitingApprovals({ waiting }: { waiting: readonly WaitingApproval[] }) {
  if (waiting.length === 0) return null;
  const more = waiting.length - linksMax;
  return (
    <Box component="ul" sx={{ ...needList, flexGrow: 0 }}>
      <Box component="li" sx={{ ...needLine, maxHeight: 'none' }}>
        <Box aria-hidden="true" sx={{ display: 'inline-flex', color: 'warning.main' }}>
          <HowToRegOutlined />
        </Box>
        <Box sx={{ minWidth: 0, lineHeight: '16px', gridColumn: 'span 2' }}>
          <Box sx={{ fontWeight: 550 }}>{text.title(waiting.length)}</Box>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, fontSize: '0.75rem' }}>
            {waiting.slice(0, linksMax).map((item) => (
              <Link key={item._id} component={RouterLink} to={pathOf(item)} sx={tall}>
                {item.kind === 'rule'
                  ? text.rule
                  : text.item(text.kinds[item.kind], reference(item._id))}
              </Link>
            ))}
            {more > 0 && <Box sx={{ ...tall, color: 'text.secondary' }}>{text.more(more)}</Box>}
          </Box>
        </Box>
      </Box>
    </Box>
  );
}

const tall = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.75 } } as const;
