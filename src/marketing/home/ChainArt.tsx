import { styled } from '@mui/material/styles';
import { Drawing } from '#src/marketing/diagrams/Drawing.tsx';

const Band = styled('div')(({ theme }) => ({
  marginBottom: 'clamp(32px, 4vw, 56px)',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const links = [0, 1, 2, 3, 4, 5];
const broken = 4;

/** Decisions as links of a chain, one of them altered and found; the text beside it says so. */
export function ChainArt() {
  return (
    <Band>
      <Drawing width={1120} height={132}>
        {links.map((at) => (
          <g key={at} transform={`translate(${at * 190} 0)`}>
            <rect className="sheet" x="2" y="22" width="152" height="88" rx="14" />
            <path className="faint" d="M20 50h86M20 68h112" strokeWidth="6" />
            <path className={at === broken ? 'loss' : 'act'} d="M20 90h46" strokeWidth="6" />
            {at < links.length - 1 && (
              <path
                className={at + 1 === broken ? 'loss' : 'gain'}
                d="M158 66h30"
                strokeWidth="4"
                strokeDasharray={at + 1 === broken ? '2 9' : undefined}
              />
            )}
          </g>
        ))}
        <path className="loss" d="M902 12l22 22M924 12l-22 22" strokeWidth="5" />
      </Drawing>
    </Band>
  );
}
