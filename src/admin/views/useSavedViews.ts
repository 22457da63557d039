import { useListContext, useStore } from 'react-admin';
import { searchOf } from '#src/admin/filters/views.ts';

export interface SavedView {
  name: string;
  /** The query of its address. */
  search: string;
}

/** The views that a member of staff saved on this device. */
export function useSavedViews() {
  const { resource, filterValues, sort } = useListContext();
  const [saved, setSaved] = useStore<readonly SavedView[]>(`${resource}.views`, []);
  const search = searchOf(filterValues ?? {}, sort);
  return {
    saved,
    /** The query of the list as it is now. */
    search,
    save: (name: string) =>
      setSaved([...saved.filter((view) => view.name !== name), { name, search }]),
    remove: (name: string) => setSaved(saved.filter((view) => view.name !== name)),
  };
}
