import { useParams } from 'react-router-dom';
import { DepositPage } from './DepositPage.tsx';

/** Another deposit is another page, so that its forms begin empty. */
export function DepositShow() {
  const { id = '' } = useParams();
  return <DepositPage key={id} id={id} />;
}
