import { escapeHtml } from '@renovation-th/shared/html-text';
import type { Identity } from '@renovation-th/shared/identity/identity';

/** The page that the web server sends when a form cannot reach its service. */
export const formFailurePage = ({ tradeName, phone, email }: Identity): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Votre demande n’est pas partie</title>
</head>
<body>
<h1>Votre demande n’est pas partie</h1>
<p>Revenez en arrière\u00a0: votre saisie est encore dans la page. Réessayez dans une minute.</p>
<p>Vous pouvez aussi joindre ${escapeHtml(tradeName)} au <a href="tel:${phone.international}">${escapeHtml(phone.national)}</a> ou à <a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>.</p>
</body>
</html>
`;
