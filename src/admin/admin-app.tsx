import { lazy, Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ToastProvider } from './toast.tsx';
import { AuthProvider } from './auth.tsx';
import { DashboardPage } from './dashboard/dashboard-page.tsx';
import { Guard } from './frame/guard.tsx';
import { MissingPage } from './frame/missing-page.tsx';
import { LoginPage } from './login/login-page.tsx';
import { Loading } from './parts/states.tsx';

const ArticlesArea = lazy(() => import('./articles/articles-area.tsx'));
const FeedbackPage = lazy(() => import('./feedback/feedback-page.tsx'));
const SettingsPage = lazy(() => import('./settings/settings-page.tsx'));
const ForgotPage = lazy(() => import('./login/forgot-page.tsx'));
const NewPasswordPage = lazy(() => import('./login/new-password-page.tsx'));
const InvitationPage = lazy(() => import('./login/invitation-page.tsx'));
const AccountPage = lazy(() => import('./accounts/account-page.tsx'));
const AdminsPage = lazy(() => import('./accounts/admins-page.tsx'));

/** The administrative area: the only part of the site that uses every service of the backend. */
export default function AdminApp() {
  useEffect(() => {
    // Removes the shell's title and placeholder text once the pages render their own.
    for (const leftover of document.querySelectorAll('[data-casca]')) leftover.remove();
  }, []);
  return (
    <ToastProvider>
      <AuthProvider>
        <Suspense fallback={<Loading />}>
          <Routes>
            <Route path="login" element={<LoginPage />} />
            <Route path="esqueci-a-senha" element={<ForgotPage />} />
            <Route path="nova-senha" element={<NewPasswordPage />} />
            <Route path="convite" element={<InvitationPage />} />
            <Route element={<Guard />}>
              <Route index element={<DashboardPage />} />
              <Route path="blog/*" element={<ArticlesArea />} />
              <Route path="mensagens" element={<FeedbackPage />} />
              <Route path="configuracoes" element={<SettingsPage />} />
              <Route path="administradores" element={<AdminsPage />} />
              <Route path="conta" element={<AccountPage />} />
              <Route path="*" element={<MissingPage />} />
            </Route>
          </Routes>
        </Suspense>
      </AuthProvider>
    </ToastProvider>
  );
}
