import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';

const List = styled('dl')(({ theme }) => ({
  margin: 0,
  borderTop: `1px solid ${palette(theme).divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: '1fr 2fr',
    gap: '8px 40px',
    paddingBlock: 24,
    borderBottom: `1px solid ${palette(theme).divider}`,
    [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr' },
  },
  '& dt': { fontSize: '1.25rem', fontWeight: 600 },
  '& dd': { margin: 0, maxWidth: '64ch', color: palette(theme).text.secondary },
}));

/** Short titles with a sentence or two each, in two columns where there is room. */
export function Pairs({ items }: { items: { title: string; text: string }[] }) {
  return (
    <List>
      {items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}
