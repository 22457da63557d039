import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import { copy } from '#src/admin/copy.ts';
import { DayField } from '#src/admin/filters/DayField.tsx';
import type { ExportChoice } from './useExport.ts';

interface ExportChoicesProps {
  choice: ExportChoice;
  onChange: (choice: ExportChoice) => void;
  hasDays: boolean;
  isDisabled: boolean;
}

export function ExportChoices({ choice, onChange, hasDays, isDisabled }: ExportChoicesProps) {
  return (
    <>
      <RadioGroup
        aria-label={copy.export.columns}
        value={choice.allColumns ? 'all' : 'shown'}
        onChange={(_, value) => onChange({ ...choice, allColumns: value === 'all' })}
      >
        {(['shown', 'all'] as const).map((value) => (
          <FormControlLabel
            key={value}
            value={value}
            disabled={isDisabled}
            control={<Radio size="small" />}
            label={copy.export.columnsOf[value]}
          />
        ))}
      </RadioGroup>
      {hasDays && (
        <Stack direction="row" spacing={1}>
          {(['from', 'to'] as const).map((end) => (
            <DayField
              key={end}
              disabled={isDisabled}
              label={copy.list[end]}
              value={choice[end]}
              onChange={(event) => onChange({ ...choice, [end]: event.target.value })}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
