import { styled } from '@mui/material/styles';
import { assetClasses, themePath } from '#src/marketing/themes/themes.ts';
import { palette } from '#src/marketing/ui/palette.ts';

const questions = {
  loseMore: 'Can you lose more than you put in?',
  leaving: 'Leaving',
  income: 'Income',
} as const;

// On narrow screens each row becomes a block, so that the table does not scroll sideways.
const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  textAlign: 'start',
  '& th, & td': {
    padding: '14px 16px 14px 0',
    borderBottom: `1px solid ${palette(theme).divider}`,
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& thead th': { ...theme.typography.body2, color: palette(theme).text.secondary },
  '& tbody th': { whiteSpace: 'nowrap', paddingInlineEnd: 24 },
  '& td:nth-of-type(1)': { minWidth: 150 },
  '& tbody td': { color: palette(theme).text.secondary },
  '& a': { color: palette(theme).primary.main, fontWeight: 600, textUnderlineOffset: 4 },
  [theme.breakpoints.down(640)]: {
    '& thead': { display: 'none' },
    '& tr, & th, & td': { display: 'block', paddingInlineEnd: 0 },
    '& tr': { paddingBlock: 12, borderBottom: `1px solid ${palette(theme).divider}` },
    '& th, & td': { padding: '4px 0', borderBottom: 0 },
    '& td::before': {
      content: 'attr(data-question)',
      display: 'block',
      color: palette(theme).text.primary,
      fontWeight: 600,
    },
  },
}));

export function ComparisonTable() {
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">Asset class</th>
          {Object.values(questions).map((question) => (
            <th key={question} scope="col">
              {question}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {assetClasses.map((theme) => (
          <tr key={theme.name}>
            <th scope="row">
              <a href={themePath(theme)}>{theme.title}</a>
            </th>
            {Object.entries(questions).map(([key, question]) => (
              <td key={key} data-question={question}>
                {theme.glance[key as keyof typeof questions]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
