import { lazy, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ToastProvider } from '../ui/toast.tsx';
import { AuthProvider } from './auth.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { Guard } from './frame/guard.tsx';
import { MissingPage } from './frame/missing-page.tsx';
import { LoginPage } from './login/login-page.tsx';

const ArticlesArea = lazy(() => import('./articles/articles-area.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));

/** The administrative area: the only part of the site that uses every service of the backend. */
export default function AdminApp() {
  useEffect(() => {
    // The shell's title and placeholder text, removed once the pages render theirs.
    for (const leftover of document.querySelectorAll('[data-casca]')) leftover.remove();
  }, []);
  return (
    <ToastProvider>
      <AuthProvider>
        <Routes>
          <Route path="login" element={<LoginPage />} />
          <Route element={<Guard />}>
            <Route index element={<DashboardPage />} />
            <Route path="blog/*" element={<ArticlesArea />} />
            <Route path="configuracoes" element={<SettingsPage />} />
            <Route path="*" element={<MissingPage />} />
          </Route>
        </Routes>
      </AuthProvider>
    </ToastProvider>
  );
}
