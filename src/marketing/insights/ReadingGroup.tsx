import { styled } from '@mui/material/styles';
import { palette } from '#src/marketing/ui/palette.ts';
import { StrokeIcon } from '#src/marketing/ui/StrokeIcon.tsx';
import { type Reading, readingPath, readings } from './readings.ts';

const Group = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: '16px 48px',
  paddingTop: 'clamp(32px, 4.5vw, 56px)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 2.2fr' },
  '& h2': { margin: 0, fontSize: '1.25rem', lineHeight: 1.3, fontWeight: 600 },
  '& div > p': { margin: '4px 0 0', color: palette(theme).text.secondary },
  '& ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 24px',
    paddingBlock: 20,
    borderTop: `1px solid ${palette(theme).divider}`,
    color: palette(theme).text.secondary,
  },
  '& h3': { margin: 0, fontSize: '1.125rem', lineHeight: 1.4, fontWeight: 600 },
  '& h3 a': {
    color: palette(theme).text.primary,
    textDecoration: 'none',
    // The whole row is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& li:hover h3 a': { color: palette(theme).primary.main },
  '& li p': { margin: '2px 0 0' },
  '& svg': { gridArea: '1 / 2 / span 2', color: palette(theme).text.secondary },
}));

export interface ReadingGroupProps {
  /** `names` are those of its readings. */
  group: { id: string; title: string; text: string; names: string[] };
}

/** The readings of one subject. */
export function ReadingGroup({ group: { id, title, text, names } }: ReadingGroupProps) {
  return (
    <Group aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </div>
      <ul>
        {readings
          .filter(({ name }) => names.includes(name))
          .map((reading) => (
            <Row key={reading.name} reading={reading} />
          ))}
      </ul>
    </Group>
  );
}

function Row({ reading }: { reading: Reading }) {
  return (
    <li>
      <h3>
        <a href={readingPath(reading)}>{reading.title}</a>
      </h3>
      <p>{reading.summary}</p>
      <StrokeIcon d="M5 12h14M13 6l6 6-6 6" />
    </li>
  );
}
