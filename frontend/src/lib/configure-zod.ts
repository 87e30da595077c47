import * as z from 'zod/mini';

// zod would otherwise probe `new Function`, which the content-security policy reports as a violation.
z.config({ jitless: true });
