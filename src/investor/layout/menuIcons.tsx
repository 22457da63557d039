import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PersonOutlineOutlined from '@mui/icons-material/PersonOutlineOutlined';
import PieChartOutline from '@mui/icons-material/PieChartOutline';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ShowChartOutlined from '@mui/icons-material/ShowChartOutlined';
import UploadOutlined from '@mui/icons-material/UploadOutlined';
import type { MenuIcons } from './NavLinks.tsx';

/** The icon of each entry of the menu, by its address. */
export const menuIcons: MenuIcons = {
  '/user/overview': <DashboardOutlined />,
  '/user/deposit': <DownloadOutlined />,
  '/user/my-plans': <PieChartOutline />,
  '/user/tradingplans': <ShowChartOutlined />,
  '/user/transaction': <ReceiptLongOutlined />,
  '/user/withdraw': <UploadOutlined />,
  '/user/useracct': <PersonOutlineOutlined />,
};
