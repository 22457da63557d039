import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { hidden } from '#src/investor/deposit/hidden.ts';
import { copy } from './copy.ts';

// In percent. A screen reader that reads every percent would read nothing else.
const announcedStep = 25;

/** The share of a submit that was sent, from 0 to 1; at 1 the server checks it. */
export function UploadProgress({ progress }: { progress: number }) {
  const isUploaded = progress === 1;
  const percent = Math.floor(progress * 100);
  const announced = percent - (percent % announcedStep);
  return (
    <Box sx={{ position: 'relative' }}>
      <LinearProgress
        aria-label={isUploaded ? copy.proof.checking : copy.proof.uploading(percent)}
        {...(isUploaded ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden="true" sx={{ mt: 1 }}>
        {isUploaded ? copy.proof.checking : copy.proof.uploading(percent)}
      </Typography>
      <Box role="status" sx={hidden}>
        {isUploaded ? copy.proof.checking : copy.proof.uploading(announced)}
      </Box>
    </Box>
  );
}
