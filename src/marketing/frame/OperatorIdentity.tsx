import { styled } from '@mui/material/styles';
import { placeholder } from '#contract/placeholders.ts';
import { footer } from '#src/marketing/copy.ts';
import { palette } from '#src/marketing/ui/palette.ts';
import { Stated } from '#src/marketing/ui/Stated.tsx';
import { SupportContact } from './Operator.tsx';

const Identity = styled('dl')(({ theme }) => ({
  margin: '16px 0 0',
  '& dt': { marginTop: 10, fontWeight: 600, color: palette(theme).text.primary },
  '& dd': { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& dd::first-letter': { textTransform: 'uppercase' },
}));

/** The operator with its details, or the sentence of a demo that it has none. */
export function OperatorIdentity() {
  return (
    <Identity>
      <dt>{footer.operator}</dt>
      <Stated fact="legalName" otherwise={<dd>{footer.noOperator}</dd>}>
        <dd>{placeholder('legalName')}</dd>
        <dt>{footer.company}</dt>
        <dd>{placeholder('companyNumber')}</dd>
        <dt>{footer.headquarters}</dt>
        <dd>{placeholder('address')}</dd>
        <dt>{footer.authorisation}</dt>
        <dd>{placeholder('status')}</dd>
        <dt>{footer.support}</dt>
        <dd>
          <SupportContact />
        </dd>
      </Stated>
    </Identity>
  );
}
