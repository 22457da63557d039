import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';

// Few narrow a list to one person: the field that finds people is fetched when somebody does.
const PersonInput = lazy(async () => ({
  default: (await import('./UserInput.tsx')).UserInput,
}));

/** What a field that finds a person needs to know. */
export interface PersonInputProps {
  source: string;
  label: string;
  /** Staff alone. */
  staff?: boolean;
}

/** Narrows a list to one person; react-admin shows it among the filters by its source. */
export function UserFilter(props: PersonInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={220} height={40} />}>
      <PersonInput {...props} />
    </Suspense>
  );
}
