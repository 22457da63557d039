import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { copy } from '../copy.ts';

const words = copy.deposit;
/** A screen reader hears every so many per cent; each single one would drown the page. */
const spokenStep = 25;

/** How much of a submit has been sent, from 0 to 1, and that the server works on it after that. */
export function UploadProgress({ share }: { share: number }) {
  const allSent = share === 1;
  const percent = Math.floor(share * 100);
  const spoken = percent - (percent % spokenStep);
  return (
    <Box sx={{ position: 'relative' }}>
      <LinearProgress
        aria-label={allSent ? words.checking : words.uploading(percent)}
        {...(allSent ? {} : { variant: 'determinate', value: percent })}
      />
      <Typography variant="body2" color="text.secondary" aria-hidden="true" sx={{ mt: 1 }}>
        {allSent ? words.checking : words.uploading(percent)}
      </Typography>
      <Box role="status" sx={unseen}>
        {allSent ? words.checking : words.uploading(spoken)}
      </Box>
    </Box>
  );
}

const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
