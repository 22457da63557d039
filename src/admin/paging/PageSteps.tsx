import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import FirstPage from '@mui/icons-material/FirstPage';
import LastPage from '@mui/icons-material/LastPage';
import IconButton from '@mui/material/IconButton';
import type { ReactElement } from 'react';
import { useListContext } from 'react-admin';
import { copy } from '#src/admin/copy.ts';

interface PageStepsProps {
  hasPrevious: boolean;
  hasNext: boolean;
  /** The number of the last page. */
  last: number;
}

/** The buttons of the first, previous, next and last page. */
export function PageSteps({ hasPrevious, hasNext, last }: PageStepsProps) {
  const { page, setPage } = useListContext();
  return (
    <>
      <Step label={copy.list.first} isEnabled={hasPrevious} onPress={() => setPage(1)}>
        <FirstPage />
      </Step>
      <Step label={copy.list.previous} isEnabled={hasPrevious} onPress={() => setPage(page - 1)}>
        <ChevronLeft />
      </Step>
      <Step label={copy.list.next} isEnabled={hasNext} onPress={() => setPage(page + 1)}>
        <ChevronRight />
      </Step>
      <Step label={copy.list.last} isEnabled={hasNext} onPress={() => setPage(last)}>
        <LastPage />
      </Step>
    </>
  );
}

interface StepProps {
  label: string;
  isEnabled: boolean;
  onPress: () => void;
  children: ReactElement;
}

function Step({ label, isEnabled, onPress, children }: StepProps) {
  return (
    <IconButton
      size="small"
      aria-label={label}
      title={label}
      disabled={!isEnabled}
      onClick={onPress}
      sx={{ p: 0.25, '& svg': { fontSize: 20 } }}
    >
      {children}
    </IconButton>
  );
}
