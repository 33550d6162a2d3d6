import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BackendError } from '../../backend/errors.ts';
import { readSiteSettings, saveSiteSettings, type SiteSettings } from '../../backend/site-settings.ts';
import { useToast } from '../toast.tsx';
import { useBackend } from '../use-backend.ts';
import { MESSAGES } from '../messages.ts';
import { changesOf, configOf, type SiteConfig } from './site-config.ts';

const KEY = ['settings'] as const;

/** Reads and saves the settings. If the session has ended, the person is asked to sign in, and it goes on. */
export function useSettings() {
  const toast = useToast();
  const run = useBackend();
  const queries = useQueryClient();
  const { data, error, errorUpdatedAt, refetch } = useQuery({
    queryKey: KEY,
    queryFn: () => run(readSiteSettings),
    // The form would otherwise change under the hands of whoever writes in it.
    staleTime: Infinity,
    select: configOf,
  });
  useEffect(() => {
    if (error) toast(MESSAGES.settingsNotLoaded);
  }, [error, errorUpdatedAt, toast]);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (changes: Partial<SiteSettings>) => run((client) => saveSiteSettings(client, changes)),
    onSuccess: (saved) => queries.setQueryData<SiteSettings>(KEY, saved),
  });
  /** Stores what is not stored yet, and returns all that is; `undefined`, and said by a toast, if that failed. */
  const save = async (config: SiteConfig): Promise<SiteConfig | undefined> => {
    if (!data) return undefined;
    const changes = changesOf(data, config);
    try {
      return Object.keys(changes).length > 0 ? configOf(await mutateAsync(changes)) : data;
    } catch (failure) {
      const isForbidden = failure instanceof BackendError && failure.kind === 'forbidden';
      toast(isForbidden ? MESSAGES.settingsForbidden : MESSAGES.settingsNotSaved);
      return undefined;
    }
  };
  return {
    /** `undefined` while they are loading or could not be loaded. */
    stored: data,
    hasFailed: error !== null && !data,
    reload: () => void refetch(),
    isSaving: isPending,
    save,
  };
}

/** The settings on the server. */
export type Settings = ReturnType<typeof useSettings>;
