export { AddressBookTab } from '#src/investor/addressBook/AddressBookTab.tsx';
export { AccountPage } from './AccountPage.tsx';
export { ProfileTab } from './ProfileTab.tsx';
export { SecurityTab } from './SecurityTab.tsx';
