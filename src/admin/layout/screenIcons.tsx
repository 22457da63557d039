import AccountCircleOutlined from '@mui/icons-material/AccountCircleOutlined';
import BalanceOutlined from '@mui/icons-material/BalanceOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import LinkOffOutlined from '@mui/icons-material/LinkOffOutlined';
import MailOutlined from '@mui/icons-material/MailOutlined';
import OutboxOutlined from '@mui/icons-material/OutboxOutlined';
import PeopleOutlined from '@mui/icons-material/PeopleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpaceDashboardOutlined from '@mui/icons-material/SpaceDashboardOutlined';
import TimelineOutlined from '@mui/icons-material/TimelineOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import type { ComponentType } from 'react';
import type { BackOfficeKey } from '#contract/backOffice.ts';

export const screenIcons: Record<BackOfficeKey, ComponentType> = {
  overview: SpaceDashboardOutlined,
  deposits: FormatListBulleted,
  withdrawals: UploadOutlined,
  payouts: OutboxOutlined,
  unclaimed: LinkOffOutlined,
  users: PeopleOutlined,
  activity: TimelineOutlined,
  settings: SettingsOutlined,
  team: GroupsOutlined,
  reconciliation: BalanceOutlined,
  account: AccountCircleOutlined,
  mail: MailOutlined,
};
