import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { BackendError } from '../../backend/errors.ts';
import {
  readSiteSettings,
  saveSiteSettings,
  SettingsChangedError,
  type SiteSettings,
} from '../../backend/site-settings.ts';
import { useToast } from '../toast.tsx';
import { useBackend } from '../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { changesOf, configOf, type SiteConfig } from './site-config.ts';

const KEY = ['settings'] as const;

/** The settings on the server. */
export function useSettings() {
  const run = useBackend();
  return useQuery({
    queryKey: KEY,
    queryFn: () => run(readSiteSettings),
    // Never refetch, because that would change the form during typing.
    staleTime: Infinity,
  });
}

/** The result of a save: nothing is saved if somebody else has changed the same settings. */
interface SaveOutcome {
  readonly isSaved: boolean;
  readonly stored: SiteConfig;
}

/**
 * Saves the settings. If the session has ended, asks the user to sign in, and continues.
 *
 * @param seen the settings that the changes are based on
 */
export function useSaveSettings(seen: SiteSettings) {
  const toast = useToast();
  const run = useBackend();
  const queries = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: Partial<SiteSettings>) => run((client) => saveSiteSettings(client, changes, seen)),
  });
  const received = (settings: SiteSettings, isSaved: boolean): SaveOutcome => {
    queries.setQueryData<SiteSettings>(KEY, settings);
    return { isSaved, stored: configOf(settings) };
  };
  /** Saves changed settings; shows a toast and returns `undefined` on failure. */
  const save = async (config: SiteConfig): Promise<SaveOutcome | undefined> => {
    const changes = changesOf(configOf(seen), config);
    try {
      const isChanged = Object.keys(changes).length > 0;
      return received(isChanged ? await mutateAsync(changes) : seen, true);
    } catch (failure) {
      if (failure instanceof SettingsChangedError) return received(failure.current, false);
      const isForbidden = failure instanceof BackendError && failure.kind === 'forbidden';
      toast(isForbidden ? MESSAGES.settingsForbidden : MESSAGES.settingsNotSaved);
      return undefined;
    }
  };
  return { isSaving: isPending, save };
}
