import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const Panel = styled('div')(({ theme }) => ({
  alignSelf: 'start',
  padding: 'clamp(24px, 3vw, 40px)',
  borderRadius: 24,
  border: `1px solid ${palette(theme).divider}`,
  color: palette(theme).text.primary,
  background: [
    `radial-gradient(90% 90% at 100% 0%, color-mix(in oklab, ${palette(theme).primary.dark} 40%, transparent), transparent 75%)`,
    palette(theme).background.default,
  ].join(', '),
  '& h3': { margin: '0 0 20px', ...theme.typography.body2, color: palette(theme).text.secondary },
  '& ol': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': { position: 'relative', paddingInlineStart: 40, paddingBottom: 26 },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 5,
    top: 5,
    width: 14,
    height: 14,
    borderRadius: 7,
    background: palette(theme).secondary.main,
    boxShadow: `0 0 0 5px color-mix(in srgb, ${palette(theme).secondary.main} 22%, transparent)`,
  },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 11,
    top: 28,
    bottom: 4,
    width: 2,
    background: palette(theme).divider,
  },
  '& strong': { display: 'block' },
  '& span': { color: palette(theme).text.secondary },
}));

const stations = [
  { who: 'You', what: 'ask for a quote: amount, rate, source and time on one screen.' },
  { who: 'You', what: 'send the coins to the address shown and attach a proof.' },
  { who: 'Staff', what: 'compare coins and proof, then confirm, or decline with a reason.' },
  { who: 'The ledger', what: 'takes one entry. It cannot be edited, deleted or posted twice.' },
  { who: 'You', what: 'read the entry, and ask for a withdrawal when you want the money back.' },
];

export function DepositPath() {
  return (
    <Panel data-theme="dark">
      <h3>The way of a deposit</h3>
      <ol>
        {stations.map(({ who, what }) => (
          <li key={what}>
            <strong>{who}</strong>
            <span>{what}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
