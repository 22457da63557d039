import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { UserInputProps } from './UserInput.tsx';

// Loaded on demand: few visits filter by person.
const UserInput = lazy(async () => ({
  default: (await import('./UserInput.tsx')).UserInput,
}));

/** Filters a list by person. */
export function UserFilter(props: UserInputProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" width={220} height={40} />}>
      <UserInput {...props} />
    </Suspense>
  );
}
