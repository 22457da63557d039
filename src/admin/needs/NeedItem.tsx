import AccessTime from '@mui/icons-material/AccessTime';
import FlagOutlined from '@mui/icons-material/FlagOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import ReportOutlined from '@mui/icons-material/ReportOutlined';
import ShowChart from '@mui/icons-material/ShowChart';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { AcceptPrice } from '#src/admin/overview/AcceptPrice.tsx';
import { readOnly } from '#src/admin/shell/readOnly.ts';
import type { Need } from './alarms.ts';
import { needLine } from './needLine.ts';

const icons: Record<Need['kind'], ComponentType> = {
  approvals: HowToRegOutlined,
  alarm: ReportOutlined,
  late: AccessTime,
  flagged: FlagOutlined,
  price: ShowChart,
  deposits: HourglassEmpty,
  withdrawals: UploadOutlined,
  pause: PauseCircleOutlined,
  mail: MailOutlined,
};

const tones = { bad: 'error.main', warn: 'warning.main', info: 'primary.main' } as const;

/** A line of the open work: its sign, its words and the way to it. */
export function NeedItem({
  need: { kind, tone, title, text: second, link, step },
}: {
  need: Need;
}) {
  const Icon = icons[kind];
  return (
    <Box component="li" sx={needLine}>
      <Box aria-hidden="true" sx={{ display: 'inline-flex', color: tones[tone] }}>
        <Icon />
      </Box>
      <Box sx={{ minWidth: 0, lineHeight: '16px' }}>
        <Box sx={{ fontWeight: 550, ...(tone === 'bad' && { color: 'error.main' }) }}>{title}</Box>
        {second && (
          <Typography title={second} component="div" sx={soft}>
            {second}
          </Typography>
        )}
      </Box>
      {link && (
        <Button
          component={Link}
          to={link.to}
          variant="outlined"
          color="inherit"
          sx={{ minHeight: 26, height: 26, px: 1, fontSize: '0.75rem', borderColor: 'divider' }}
        >
          {link.label}
          <Box component="span" sx={readOnly}>
            : {title}
          </Box>
        </Button>
      )}
      {step && <AcceptPrice step={step} />}
    </Box>
  );
}

const soft = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'text.secondary',
} as const;
