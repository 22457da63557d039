import ErrorOutline from '@mui/icons-material/ErrorOutline';
import Box from '@mui/material/Box';

interface FieldErrorProps {
  children: string;
  /** For fields that are no text field. */
  id?: string;
}

/** The error of a field, in the place of its hint. */
export function FieldError({ children, id }: FieldErrorProps) {
  return (
    <Box component="span" role="alert" id={id} sx={{ display: 'flex', gap: 0.75 }}>
      <ErrorOutline aria-hidden="true" sx={{ fontSize: '1rem', mt: '1px', flexShrink: 0 }} />
      {children}
    </Box>
  );
}
