import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { type Duty, duties, dutyNames } from '#contract/duties.ts';
import { copy } from './copy.ts';
import { useMay } from './useMay.ts';

interface DutyChoicesProps {
  chosen: readonly Duty[];
  /** Duties of the person: staff who lack one can take it. */
  held?: readonly Duty[];
  onChange: (chosen: Duty[]) => void;
}

/** The duties of a person, each with what it allows. */
export function DutyChoices({ chosen, held = [], onChange }: DutyChoicesProps) {
  const toggle = (duty: Duty) =>
    onChange(duties.filter((each) => chosen.includes(each) !== (each === duty)));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, fontWeight: 600 }}>
        {copy.title}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 1 }}>{copy.hint}</Box>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { tablet: '1fr 1fr' } }}>
        {duties.map((duty) => (
          <DutyChoice
            key={duty}
            duty={duty}
            isChosen={chosen.includes(duty)}
            isHeld={held.includes(duty)}
            onToggle={() => toggle(duty)}
          />
        ))}
      </Box>
    </Box>
  );
}

interface DutyChoiceProps {
  duty: Duty;
  isChosen: boolean;
  isHeld: boolean;
  onToggle: () => void;
}

function DutyChoice({ duty, isChosen, isHeld, onToggle }: DutyChoiceProps) {
  const isOff = !useMay(duty) && !isHeld;
  const hintId = `duty-${duty}`;
  return (
    <Box component="label" sx={{ ...card, ...(isOff && off) }}>
      <Checkbox
        checked={isChosen}
        disabled={isOff}
        onChange={onToggle}
        sx={{ p: 0.5 }}
        slotProps={{ input: { 'aria-label': dutyNames([duty]), 'aria-describedby': hintId } }}
      />
      <div>
        <Box sx={{ fontWeight: 600 }}>{dutyNames([duty])}</Box>
        <Box id={hintId} sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
          {isOff ? copy.notYours : copy.meanings[duty]}
        </Box>
      </div>
    </Box>
  );
}

const card = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1,
  py: 0.75,
  border: '1px solid var(--control-line)',
  borderRadius: 1,
  cursor: 'pointer',
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'var(--primary-soft)' },
} as const;

const off = { cursor: 'default', borderColor: 'divider' } as const;
