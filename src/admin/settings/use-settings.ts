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

/** The result of a save: nothing is saved if somebody else has changed the same settings. */
export interface SaveOutcome {
  readonly isSaved: boolean;
  /** The settings on the server. */
  readonly stored: SiteConfig;
}

/** Reads and saves the settings. If the session has ended, asks the user to sign in, and continues. */
export function useSettings() {
  const toast = useToast();
  const run = useBackend();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => run(readSiteSettings),
    // Never refetch, because that would change the form during typing.
    staleTime: Infinity,
    select: configOf,
  });
  const { data } = query;

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: Partial<SiteSettings>) => {
      const seen = queries.getQueryData<SiteSettings>(KEY);
      return run(async (client) =>
        saveSiteSettings(client, changes, seen ?? (await readSiteSettings(client))),
      );
    },
    onSuccess: (saved) => queries.setQueryData<SiteSettings>(KEY, saved),
  });
  /** Saves changed settings; shows a toast and returns `undefined` on failure. */
  const save = async (config: SiteConfig): Promise<SaveOutcome | undefined> => {
    if (!data) return undefined;
    const changes = changesOf(data, config);
    try {
      const isChanged = Object.keys(changes).length > 0;
      return { isSaved: true, stored: isChanged ? configOf(await mutateAsync(changes)) : data };
    } catch (failure) {
      if (failure instanceof SettingsChangedError) {
        queries.setQueryData<SiteSettings>(KEY, failure.current);
        return { isSaved: false, stored: configOf(failure.current) };
      }
      const isForbidden = failure instanceof BackendError && failure.kind === 'forbidden';
      toast(isForbidden ? MESSAGES.settingsForbidden : MESSAGES.settingsNotSaved);
      return undefined;
    }
  };
  return { query, isSaving: isPending, save };
}

/** The settings on the server. */
export type Settings = ReturnType<typeof useSettings>;
