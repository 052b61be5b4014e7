export const id = 259;
export const ids = [259];
export const modules = {

/***/ 8259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runPlan: () => (/* binding */ runPlan)
});

// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/github/answers.js
var answers = __webpack_require__(2912);
// EXTERNAL MODULE: ./build/github/pull-requests.js
var pull_requests = __webpack_require__(9407);
// EXTERNAL MODULE: ./build/log.js
var log = __webpack_require__(5357);
// EXTERNAL MODULE: ./build/plan/plan.js + 1 modules
var plan_plan = __webpack_require__(4300);
// EXTERNAL MODULE: ./build/text/address.js
var address = __webpack_require__(7671);
// EXTERNAL MODULE: ./build/text/json.js
var json = __webpack_require__(1245);
;// CONCATENATED MODULE: ./build/github/deployment.js


/** The task of every live site, whatever its environment: so one request lists them all. */
const liveSiteTask = 'deploy:site';
function taskOf(subject) {
    if (subject.kind === 'live-site')
        return liveSiteTask;
    return subject.kind === 'branch' ? `deploy:branch-${subject.branch}` : `deploy:pr-${subject.number}`;
}
/** The reverse of `taskOf`. Undefined for the task of another tool. */
function subjectOf(task) {
    if (task === liveSiteTask)
        return { kind: 'live-site' };
    const number = /^deploy:pr-(\d{1,15})$/u.exec(task)?.[1];
    if (number !== undefined)
        return { kind: 'pull-request', number: Number(number) };
    const branch = /^deploy:branch-(.+)$/su.exec(task)?.[1];
    return branch === undefined ? undefined : { kind: 'branch', branch };
}
/** GitHub ignores the case of an environment's name. */
function isSameEnvironment(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}
/** The links that a record names, newest first, each once. */
function linksOf(record) {
    return [...new Set(record.flatMap(({ link }) => link || []))];
}
/** What tells a payload of ours from those of other tools. */
const payloadKey = 'static-deploy';
/** Undefined if another tool made it. GitHub gives a payload as an object, or as its JSON text. @throws {GitHubError} */
function deploymentIn(found) {
    const payload = (0,json.at)(found.data, 'payload');
    const fields = (0,json/* fieldsOf */.Pf)(typeof payload === 'string' ? (0,json/* parseJson */.qF)(payload) : payload);
    const names = { environment: found.string('environment'), task: found.string('task'), sha: found.string('sha') };
    const made = { id: found.number('id'), createdAt: found.time('created_at'), ...names };
    if (fields?.[payloadKey] !== 1)
        return undefined;
    const name = (0,address/* hostNameOf */.LJ)((0,json/* textOf */.b6)(fields['link']));
    return {
        ...made,
        // A single label could be any link's that begins with it.
        link: name?.includes('.') ? name : '',
        run: (0,json/* textOf */.b6)(fields['run']),
        workflow: (0,json/* textOf */.b6)(fields['workflow']),
        job: (0,json/* textOf */.b6)(fields['job']),
        reserved: fields['reserved'] === true,
    };
}

// EXTERNAL MODULE: ./build/report/outcome.js
var outcome = __webpack_require__(7518);
// EXTERNAL MODULE: ./build/report/permissions.js
var permissions = __webpack_require__(4506);
// EXTERNAL MODULE: ./build/report/swept.js
var report_swept = __webpack_require__(551);
// EXTERNAL MODULE: ./build/github/client.js + 1 modules
var client = __webpack_require__(7120);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./build/github/record.js




const ofAll = '/repos/{owner}/{repo}/deployments';
const ofOne = `${ofAll}/{deployment_id}`;
/** What GitHub remembers of links: without a token nothing. Lists are newest first. All methods throw {@link GitHubError}. */
class Deployments {
    run;
    #github;
    constructor(github, run) {
        this.run = run;
        this.#github = github;
    }
    /** Of a live site, which may have thousands, only the pages up to one that names a link. */
    async record({ environment, subject }, how) {
        const isLive = subject.kind === 'live-site';
        const names = { environment, task: taskOf(subject) };
        return await this.#list(names, (found) => isLive && found.some(({ link }) => link !== ''), how);
    }
    /** The newest 100 in every environment. */
    async ofSubject(subject) {
        return await this.#list({ task: taskOf(subject) }, () => true);
    }
    /** In every environment, as far as the page after which there are enough. */
    async liveSites(isEnough) {
        return await this.#list({ task: liveSiteTask }, isEnough);
    }
    /** Ours among the repository's newest. */
    async newest(most) {
        return await this.#list({}, (_, pages) => pages === most / 100);
    }
    /** The previews of one environment. */
    async previews(environment) {
        const all = await this.#list({ environment }, () => false);
        return [...new Set(all.map(({ task }) => task))].flatMap((task) => {
            const subject = subjectOf(task);
            if (subject === undefined || subject.kind === 'live-site')
                return [];
            return { environment, subject, own: all.filter((each) => each.task === task) };
        });
    }
    /** Of all that GitHub lists by these names only what is ours. A list that it did not filter must not mix several sites. */
    async #list(names, isEnough, how) {
        const found = [];
        let pages = 0;
        for await (const page of this.#github?.pages('list deployments', `GET ${ofAll}`, names, how) ?? []) {
            for (const each of page.map(deploymentIn)) {
                if (!each || (names.task ?? each.task) !== each.task)
                    continue;
                if (isSameEnvironment(names.environment ?? each.environment, each.environment))
                    found.push(each);
            }
            pages += 1;
            if (await isEnough(found, pages))
                break;
        }
        return found;
    }
    /**
     * It is tried for two minutes if this run made the link, because nobody else would know of it, and else for 30 s. After a
     * lost answer the record tells whether it was done.
     */
    async create(site, sha, which, isNew) {
        if (!this.#github)
            return undefined;
        const { environment, subject } = site;
        const { runUrl: _, ...run } = this.run;
        const facts = { ...run, ...which };
        const ours = { environment, task: taskOf(subject), sha, ...facts };
        const asked = {
            ref: sha,
            environment,
            task: ours.task,
            payload: { [payloadKey]: 1, ...facts, reserved: which.reserved || undefined },
            auto_merge: false,
            required_contexts: [],
            transient_environment: subject.kind !== 'live-site',
            production_environment: isSameEnvironment(environment, 'production'),
        };
        const ends = performance.now() + (isNew ? 120_000 : 30_000);
        let mayBeDone = false;
        for (let pause = 1000;; pause = Math.min(2 * pause, 15_000)) {
            try {
                const known = mayBeDone ? await this.record(site, 'once') : [];
                const done = known.find((each) => (0,external_node_util_.isDeepStrictEqual)({ ...each, ...ours, environment: each.environment }, each));
                if (done)
                    return done;
                mayBeDone = false;
                const made = await this.#github.ask('create a deployment', `POST ${ofAll}`, asked, 'once');
                return { id: made.number('id'), createdAt: made.time('created_at'), ...ours };
            }
            catch (error) {
                const isFinal = !(error instanceof answers/* GitHubError */.y_) || [403, 404, 422].includes(error.status);
                if (isFinal || performance.now() + pause > ends)
                    throw error;
                mayBeDone ||= error.mayBeDone;
                await (0,promises_.setTimeout)(pause, undefined, { signal: this.#github.killed }).catch(() => { });
            }
        }
    }
    /** For people. It is never read. */
    async show({ id }, state, link) {
        const urls = { environment_url: link && `https://${link}`, log_url: this.run.runUrl || undefined };
        const status = { deployment_id: id, state, auto_inactive: false, ...urls };
        await this.#github?.ask('create a deployment status', `POST ${ofOne}/statuses`, status, 'tell');
    }
    /** It is no error if one does not exist any more. */
    async remove(deployments) {
        // GitHub deletes no active deployment. Mostly only the newest one is active.
        if (deployments[0])
            await (0,answers/* ifThere */.y)(this.show(deployments[0], 'inactive'));
        for (let at = 0; at < deployments.length; at += 4)
            await Promise.all(deployments.slice(at, at + 4).map((each) => this.#removeOne(each)));
    }
    async #removeOne(each) {
        const what = ['delete a deployment', `DELETE ${ofOne}`, { deployment_id: each.id }];
        await (0,answers/* ifThere */.y)(this.#github?.ask(...what)).catch(async (error) => {
            if (!(error instanceof answers/* GitHubError */.y_ && error.status === 422))
                throw error;
            await (0,answers/* ifThere */.y)(this.show(each, 'inactive'));
            await (0,answers/* ifThere */.y)(this.#github?.ask(...what));
        });
    }
    async mayCreate() {
        return (await this.#github?.may('ask about deployments', `POST ${ofAll}`)) ?? false;
    }
}

// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
;// CONCATENATED MODULE: ./build/http/attempts.js


const most = 4;
/** Milliseconds that all waits together may take. */
const patience = 5 * 60_000;
/**
 * Waits between attempts, and counts them. Each call asks for one more: `why` is a sentence for the log, `after` the
 * milliseconds that the server asks to wait. It resolves to false if none is left, or if the signal is aborted.
 */
function attempts(signal, tell) {
    let waited = 0;
    let next = 2;
    return async (why, after = 0) => {
        // A part is random, so that runs which failed at the same time do not all come back at the same time.
        const delay = Math.max(after, 2 ** next * (125 + 125 * Math.random()));
        waited += delay;
        if (next > most || waited > patience || signal.aborted)
            return false;
        tell(`${why} Trying again in ${(0,printable/* formatDuration */.a3)(delay)} (attempt ${next} of ${most}).`);
        next += 1;
        return await (0,promises_.setTimeout)(delay, true, { signal }).catch(() => false);
    };
}
/** Milliseconds of `Retry-After`, in seconds or a date (RFC 9110, 10.2.3). Zero or less if the server asks for nothing. */
function askedWait({ headers }, now = Date.now()) {
    const after = headers['retry-after'] ?? '';
    return /^\d+$/u.test(after) ? Number(after) * 1000 : Date.parse(after) - now || 0;
}

// EXTERNAL MODULE: ./build/http/exchange.js + 1 modules
var exchange = __webpack_require__(6845);
;// CONCATENATED MODULE: ./build/hosting/account.js

/** Whether an entry is that name, has it among its names, or is its first label. */
function lists({ links }, name) {
    return links.flat().some((listed) => (0,address/* isSameLink */.dF)(listed, name));
}

// EXTERNAL MODULE: ./build/text/masking.js
var masking = __webpack_require__(7463);
;// CONCATENATED MODULE: ./build/hosting/answers.js





/** The `data` of an answer (INTERFACE 2). @throws {ServiceError} for all but a 2xx with `success: true` and an object */
function dataOf(answer, { what, url }) {
    const envelope = (0,json/* fieldsOf */.Pf)((0,json/* parseJson */.qF)(answer.text));
    if (answer.status >= 200 && answer.status < 300 && envelope?.['success'] === true)
        return (0,json/* fieldsOf */.Pf)(envelope['data']) ?? fail('data is not an object', envelope['data']);
    // A failure may come with the status of a success.
    const status = envelope?.['success'] === false && answer.status < 300 ? 400 : answer.status;
    const code = (0,json/* textOf */.b6)(envelope?.['error']);
    const given = [code, (0,json/* textOf */.b6)(envelope?.['message'])].filter(Boolean);
    const words = given.map((each) => (0,printable/* excerpt */.Kb)(each, 500)).join(': ');
    let message = `The answer to ${what} is not a JSON object (HTTP ${status}).`;
    if (envelope)
        message = `The service refused ${what} (HTTP ${answer.status}). ${(0,printable/* sentence */.em)(words || 'It gave no reason')}`;
    if (isRedirect(status))
        message = `${url.origin} redirects ${what} (HTTP ${status}) to ${(0,printable/* excerpt */.Kb)(answer.headers.location ?? 'nowhere')}, which was not followed.`;
    const hint = hintFor({ status, code }, envelope !== undefined, url);
    const cause = words ? undefined : `The answer: ${(0,printable/* excerpt */.Kb)(answer.text.trim()) || 'nothing'}`;
    throw new errors/* ServiceError */._7(status, code, message, { hint, cause });
}
const isRedirect = (status) => status >= 300 && status < 400;
/** What a failure means for what comes next (DESIGN 3 and 4). INTERFACE 7 publishes no status, and LINK_LIMIT_REACHED alone. */
function meaningOf({ status, code }) {
    // A limit is not over soon. The service may have taken an update for a create, because it does not have the link.
    const isFull = /(?<!RATE)_LIMIT_REACHED$/u.test(code);
    const isForSize = !isFull && (status === 413 || /QUOTA|STORAGE|SIZE|SPACE|TOO_LARGE/u.test(code));
    // It knows no such request: another method may be taken.
    const isUnknown = [404, 405, 415, 501].includes(status);
    const isEarly = [408, 425, 429].includes(status);
    const isRefused = isUnknown || (status >= 400 && status < 500 && status !== 401 && !isEarly);
    const isBroken = status >= 500 && status !== 501;
    return {
        isFull,
        isForSize,
        isUnknown,
        /** Whether the same request may be taken later. */
        again: !isFull && (isEarly || isBroken),
        /** Whether the service may have done what was asked, if it got all of the request. */
        mayBeDone: !isFull && (status < 300 || status === 408 || (isBroken && status !== 503)),
        /** Whether the account may no longer have the link. */
        mayBeLost: isFull || (isRefused && !isForSize),
    };
}
const room = 'delete links in the hosting account, or upgrade the account.';
/** @param isEnvelope whether the answer is one of the service, or of what stands in front of it */
function hintFor(failure, isEnvelope, { origin }) {
    const { status } = failure;
    const { isFull, isForSize } = meaningOf(failure);
    if (isRedirect(status))
        return 'Following it would send the key there. If the service lives there now, write that address as base-url, without "/v1" and what follows.';
    if (isFull)
        return `Close pull requests whose previews are live, ${room}`;
    if (isForSize)
        return `The log lists the largest files. Leave out what is not needed with "exclude", ${room} If there are many files, try "upload-as: zip".`;
    if (status === 429 || status >= 500)
        return 'The service has a problem, or too much to do. Run the job again later.';
    if (status === 404 || !isEnvelope)
        return `Check base-url, without "/v1" at its end. What answers at ${origin} may be no hosting service, or a firewall or a proxy in front of it.`;
    if (status === 401 || status === 403)
        return 'Check that the secret behind api-key holds a valid key of the account.';
    return 'Look at the hosting account, or ask the service why it refuses this.';
}
/** Throws for a field of a success that is not what it should be. `fault` says so, as in `data is not an object`. */
function fail(fault, value) {
    const shown = (0,printable/* sentence */.em)((0,printable/* excerpt */.Kb)(JSON.stringify(value) ?? 'missing'));
    const hint = 'See in the hosting account what the service did, and tell the service about it.';
    throw new errors/* ServiceError */._7(200, '', `The service reports success, but ${fault}: ${shown}`, { hint });
}
/** The `data` of a successful upload (INTERFACE 2). @throws {ServiceError} */
function uploadOf(data) {
    const status = data['status'] ?? '';
    const link = (0,address/* hostNameOf */.LJ)((0,json/* textOf */.b6)(data['link'])) ?? fail('data.link is not a host name', data['link']);
    // A link is shown everywhere.
    if ((0,masking/* holdsSecret */.hK)(link))
        fail('data.link contains a secret', '***');
    if (typeof status !== 'string')
        fail('data.status is not a text', status);
    const profile = data['profile'] ?? {};
    const fields = (0,json/* fieldsOf */.Pf)(profile) ?? fail('data.profile is not an object', profile);
    return { link, status, quota: quotaOf(fields) };
}
/** @throws {ServiceError} for a field of another type. It quotes no links, because logs are public. */
function profileOf(data) {
    const { links } = data;
    if (!Array.isArray(links))
        return fail('data.links is not a list', typeof links);
    return { links: links.map(namesOf), quota: quotaOf(data) };
}
/** The names of one entry: a text, or an object with `subdomain` or `domain` in the live service. */
function namesOf(entry) {
    const fields = (0,json/* fieldsOf */.Pf)(entry);
    const given = fields ? [fields['subdomain'], fields['domain']].filter((name) => name != null && name !== '') : [entry];
    const names = given.flatMap((name) => (0,address/* hostNameOf */.LJ)((0,json/* textOf */.b6)(name)) ?? []);
    // What names no host could be any link, so such a list can't be used.
    if (names.length > 0 && names.length === given.length)
        return names;
    return fail('data.links is not a list of host names', typeof entry);
}
function quotaOf(fields) {
    const read = (name) => {
        const value = fields[name] ?? undefined;
        if (value === undefined || (typeof value === 'number' && Number.isSafeInteger(value)))
            return value;
        return fail(`${name} is not a whole number`, value);
    };
    return { used: read('quotaUsed'), limit: read('quotaLimit') };
}

;// CONCATENATED MODULE: ./build/hosting/dialects.js
/** What the interface itself says (INTERFACE 4.1). */
const plain = { update: 'POST', folders: 'files', delete: 'json' };
/** By host. The vendor's API documentation of 2026, and for archives every public client. */
const known = {
    'ext.tiiny.host': { update: 'PUT', folders: 'zip', delete: 'form' },
};
const dialectOf = ({ hostname }) => known[hostname] ?? plain;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
;// CONCATENATED MODULE: ./build/site/names.js


const neverPublished = /(?:^|\/)(?:\.git|\.ds_store|thumbs\.db|desktop\.ini)(?:\/|$)/iu;
const names_hidden = /(?:^|\/)\.(?!well-known\/)/u;
function omissionOf(path, isFolder, hiddenToo) {
    if (neverPublished.test(path))
        return 'never published';
    return !hiddenToo && names_hidden.test(isFolder ? `${path}/` : path) ? 'hidden' : undefined;
}
/** Throws for a file that has the name of another one on the wire. `known` are those before. */
function checkName(path, known) {
    if (!/["\r\n]|%22|%0[AD]/u.test(path))
        return;
    const other = known.get(wireName(path));
    const hint = 'Rename it, or leave it out with "exclude".';
    if (other !== undefined)
        throw new errors/* SiteError */.wt(`The name ${(0,file_access/* quote */.hD)(path)} is that of ${(0,file_access/* quote */.hD)(other)} when it is sent.`, { hint });
    known.set(wireName(path), path);
}
/** A path as the `filename` of a part: escaped as browsers do (HTML, "multipart/form-data encoding algorithm"). */
function wireName(path) {
    return path.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
// EXTERNAL MODULE: ./build/text/media-type.js
var media_type = __webpack_require__(6112);
;// CONCATENATED MODULE: ./build/hosting/multipart.js




/**
 * Bytes in one chunk. A write costs far more than a copy, so small files share one: at 1 GiB half of this size takes
 * 30 % longer. A body uses two chunks of memory in turn, because new ones would cost as much time as sending does.
 */
const chunkSize = 512 * 1024;
/**
 * A `multipart/form-data` body (RFC 7578): the fields `domain` and `siteSettings` if there are any, then each file as a
 * part `files` whose `filename` is its path. It is written by hand because form libraries use one stream for each file
 * and take 3 to 25 times as long, and uploads are what this action is for.
 */
function multipartBody(domain, files, settings) {
    const boundary = `----StaticDeploy${(0,external_node_crypto_.randomBytes)(18).toString('hex')}`;
    const head = (name) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
    const field = (name, value) => value === undefined ? '' : `${head(name)}\r\n\r\n${value}\r\n`;
    function* pieces() {
        let before = field('domain', domain) + field('siteSettings', settings);
        for (const file of files) {
            const type = (0,media_type/* mediaType */.J)(file.path) ?? 'application/octet-stream';
            const ofFile = `${head('files')}; filename="${wireName(file.path)}"\r\nContent-Type: ${type}\r\n\r\n`;
            yield { text: before + ofFile, file };
            before = '\r\n';
        }
        yield { text: `${before}--${boundary}--\r\n` };
    }
    let length = 0;
    for (const piece of pieces())
        length += sizeOf(piece);
    return { contentType: `multipart/form-data; boundary=${boundary}`, length, stream: () => encode(pieces()) };
}
function sizeOf({ text, file }) {
    return Buffer.byteLength(text) + (file?.size ?? 0);
}
async function* encode(pieces) {
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    const [chunk] = buffers;
    let used = 0;
    for (const piece of pieces) {
        const { text, file } = piece;
        const size = sizeOf(piece);
        if (used + size > chunkSize) {
            yield chunk.subarray(0, used);
            used = 0;
        }
        used += chunk.write(text, used);
        if (file === undefined)
            continue;
        if (size <= chunkSize) {
            (0,read_file/* readWhole */.oD)(file, chunk.subarray(used));
            used += file.size;
        }
        else {
            yield chunk.subarray(0, used);
            yield* (0,read_file/* readInChunks */.kT)(file, buffers);
            used = 0;
        }
    }
    yield chunk.subarray(0, used);
}
function jsonBody(value) {
    const bytes = Buffer.from(JSON.stringify(value));
    return { contentType: 'application/json', length: bytes.length, stream: () => [bytes] };
}

;// CONCATENATED MODULE: ./build/hosting/hosting-service.js








/** The service of INTERFACE.md at any base address. */
function hostingAt(options) {
    const dialect = dialectOf(options.baseUrl);
    const account = async () => await ask(options, { what: 'the request for the account', path: 'profile', methods: ['GET'] }, profileOf);
    return {
        dialect,
        account,
        async upload({ parts, password }, { link, isNew }) {
            const settings = password === undefined ? undefined : JSON.stringify({ passwordProtected: true, password });
            const body = multipartBody(link, parts, settings);
            const update = dialect.update === 'POST' ? ['POST', 'PUT'] : ['PUT', 'POST'];
            const methods = isNew ? ['POST'] : update;
            return await ask(options, { what: 'the upload', path: 'upload', methods, bodyOf: () => body, isNew }, uploadOf);
        },
        async remove(link) {
            const methods = dialect.delete === 'json' ? ['POST', 'DELETE'] : ['DELETE', 'POST'];
            const bodyOf = (method) => (method === 'POST' ? jsonBody({ domain: link }) : multipartBody(link, []));
            const question = { what: 'the deletion', path: 'delete', methods, bodyOf };
            let wasThere = true;
            const after = await ask(options, question, profileOf).catch(async (error) => {
                wasThere = (0,errors/* mayBeDone */.VH)(error);
                const now = await account().catch(() => undefined);
                if (now && !lists(now, link))
                    return now;
                throw error;
            });
            if (!lists(after, link))
                return { ...after, wasThere };
            const hint = 'Run the job again. If the link stays, delete it in the hosting account.';
            throw new errors/* ServiceError */._7(200, '', `The service still lists ${link} after the deletion.`, { hint });
        },
    };
}
/** Sends a request (INTERFACE 4 and 5), and repeats it as long as that is safe and of use. Throws as {@link Hosting}. */
async function ask(options, question, read) {
    const { baseUrl, apiKey, signal, readOnly, tell } = options;
    const { what, path, bodyOf, isNew } = question;
    let [method = '', other] = question.methods;
    if (readOnly && method !== 'GET')
        throw new Error(`A dry run must not send ${what}.`);
    const url = new URL(`${baseUrl.href.replace(/\/$/u, '')}/v1/${path}`);
    // An upload may take as long as bytes flow.
    const terms = { what, addressFrom: 'base-url', url, headers: { 'x-api-key': apiKey }, silence: 120_000, signal };
    const another = attempts(signal, tell);
    let isPerhapsDone = false;
    for (;;) {
        const body = bodyOf?.(method);
        const length = body?.length ?? 0;
        let [sent, after] = [0, 0];
        const onSent = (bytes) => {
            sent = bytes;
        };
        const progress = setInterval(() => {
            if (sent > 0 && sent < length)
                tell(`Sent ${Math.floor((100 * sent) / length)} %: ${(0,printable/* formatBytes */.z3)(sent)} of ${(0,printable/* formatBytes */.z3)(length)}`);
        }, 5000);
        try {
            const answer = await (0,exchange/* exchange */.c)({ ...terms, method, body, onSent });
            after = askedWait(answer);
            return read(dataOf(answer, terms));
        }
        catch (error) {
            const isLost = error instanceof errors/* NetworkError */.Dr && !error.final;
            const lost = { again: isLost, mayBeDone: true, isUnknown: false };
            const meaning = error instanceof errors/* ServiceError */._7 ? meaningOf(error) : lost;
            const isOpen = length > 0 && sent === length && meaning.mayBeDone;
            isPerhapsDone ||= isOpen;
            if (meaning.isUnknown && other !== undefined) {
                tell(`${(0,errors/* messageOf */.bD)(error)} It is sent as ${other} now.`);
                method = other;
                other = undefined;
            }
            else if (!meaning.again || (isNew && isOpen) || !(await another((0,errors/* messageOf */.bD)(error), after))) {
                const end = signal.aborted ? signal.reason : error;
                if (end instanceof errors/* ActionError */.lZ)
                    end.mayBeDone = isPerhapsDone;
                throw end;
            }
        }
        finally {
            clearInterval(progress);
        }
    }
}

// EXTERNAL MODULE: ./build/plan/context.js + 1 modules
var plan_context = __webpack_require__(420);
// EXTERNAL MODULE: ./build/report/sticky-comment.js + 1 modules
var sticky_comment = __webpack_require__(9328);
// EXTERNAL MODULE: ./build/subject.js
var build_subject = __webpack_require__(2991);
;// CONCATENATED MODULE: ./build/services/services.js












function servicesFor(given) {
    const { inputs, context, signal } = given;
    const { baseUrl, apiKey, githubToken: token, dryRun } = inputs;
    const { repository, apiUrl, run, workflow, runUrl } = context;
    const hosting = hostingAt({ baseUrl, apiKey, signal, tell: log/* log */.Rm.info, readOnly: dryRun });
    const github = token && repository ? new client/* GitHub */.g({ token, repository, apiUrl, signal }) : undefined;
    const deployments = new Deployments(github, { run, workflow, job: (0,plan_context/* jobDigest */._)(inputs, context), runUrl });
    return { ...given, hosting, github, deployments };
}
/** @param reserves whether only a small page is sent, which stands for the site to come */
function servicesForSite(target, services, reserves = false) {
    const { inputs, context, github, deployments } = services;
    const reserved = (0,address/* hostNameOf */.LJ)((0,json/* textOf */.b6)(context.reserved[target.environment.toLowerCase()])) ?? '';
    return {
        ...services,
        target,
        deployer: { ...deployments.run, target, remembers: github !== undefined, reserves, reserved },
        commenter: (0,sticky_comment/* commenter */.n)(target, github, inputs),
        progress: { ...(0,outcome/* noProgress */.n)(), reserved: reserves },
        password: (0,build_subject/* isPreview */.b)(target) ? inputs.previewPassword : undefined,
    };
}
/** @throws {InputError} if there is no token. It says why one is needed. */
function requireGitHub({ github }, why) {
    if (github !== undefined)
        return github;
    const text = "Leave github-token out, so that it is the job's own, and add to the job:";
    throw new errors/* InputError */.dz('github-token', `${why}. This needs a token.`, { hint: { text, lines: permissions/* permissionLines */.$r } });
}
/** @throws {InputError} if the token may not create deployments, so that a new link would be forgotten */
async function requireMayCreate({ deployments, github, target }) {
    if (github && !(await deployments.mayCreate()))
        throw (0,permissions/* recordRefused */.Gc)((0,build_subject/* describe */.q)(target.subject));
}

;// CONCATENATED MODULE: ./build/remove/remove-preview.js




/**
 * Deletes a preview: first its links, then its deployments (DESIGN 3, "Taking down"). A link that can't be deleted does not
 * stop the others. The next sweep tries again: deleting a link that is gone is no error.
 *
 * @param reason why a preview that is still needed is deleted, or why there is nothing to delete
 * @returns `error` is why a link or a deployment could not be deleted
 */
async function removePreview(preview, services, reason = '') {
    const { hosting, deployments } = services;
    const { own, subject, environment } = preview;
    const links = [];
    const absent = [];
    let quota = { used: undefined, limit: undefined };
    let error;
    for (const link of linksOf(own)) {
        try {
            log/* log */.Rm.info(`Deleting ${link}.`);
            const account = await hosting.remove(link);
            quota = account.quota;
            (account.wasThere ? links : absent).push(link);
            if ('progress' in services)
                services.progress.deleted.push(link);
        }
        catch (cause) {
            const { message, hint } = (0,errors/* wordsOf */.Z9)(cause);
            error ??= new errors/* ActionError */.lZ(`${link} could not be deleted. ${message}`, { hint, cause });
        }
    }
    // Keep the deployments of links that could not be deleted.
    const gone = error === undefined ? own : own.filter(({ link }) => [...links, ...absent].includes(link));
    await deployments.remove(gone).catch((cause) => {
        error ??= cause;
    });
    const target = { subject, environment, sha: own[0]?.sha ?? '', domain: undefined };
    const outcome = { kind: 'removed', target, links, absent, quota, reason };
    return { outcome, error };
}
/** The same for a preview that is not this run's, whose comment shows it too. */
async function removeOther(preview, services, reason = '') {
    const { github, inputs } = services;
    const { outcome, error } = await removePreview(preview, services, reason);
    if (error === undefined)
        await (0,sticky_comment/* commenter */.n)(preview, github, inputs).write(outcome);
    return { outcome, error };
}
/** Deletes the preview of this run's own target. @throws why a part of it could not be deleted */
async function removeOwn(own, services, reason = '') {
    const { outcome, error } = await removePreview({ ...services.target, own }, services, reason);
    if (error !== undefined)
        throw error;
    return outcome;
}

;// CONCATENATED MODULE: ./build/remove/sweep.js











/** Previews that are deleted in one run at most. */
const mostDeleted = 100;
/** Requests that are left to the token for other runs. A repository's has 1,000 an hour. */
const leftToOthers = 300;
const day = 24 * 60 * 60_000;
/**
 * Deletes the previews of one environment whose pull request is closed or whose branch is gone. With `expire-after` also
 * pull requests' previews that nobody deployed to for so long.
 */
async function sweep(environment, services) {
    const { deployments, hosting, inputs, signal } = services;
    const previews = await deployments.previews(environment).catch((error) => {
        throw (0,answers/* isForbidden */.US)(error) ? (0,permissions/* recordRefused */.Gc)('previews', error, false) : error;
    });
    if (inputs.dryRun && !(await deployments.mayCreate()))
        throw (0,permissions/* recordRefused */.Gc)('previews', undefined, false);
    const swept = await sweepPreviews(previews, services);
    const deleted = swept.previews.flatMap((each) => each.deleted);
    // A dry run says whether the key is good.
    const account = inputs.dryRun ? await hosting.account() : await hosting.account().catch(() => undefined);
    const kept = inputs.dryRun ? 'This is a dry run: nothing was deleted.' : 'No closed preview was found.';
    const reason = previews.length > 0 ? kept : await whyNothing(environment, services);
    const done = { kind: 'swept', environment, ...swept, quota: account?.quota, reason };
    const hint = deleted.length > 0 ? `${deleted.join(', ')} was deleted. The next sweep does the rest.` : undefined;
    const error = signal.aborted ? new errors/* CancelledError */.cc(signal.reason.signal, hint) : (0,report_swept/* sweepFailure */.p)(done);
    if (error === undefined)
        return done;
    return { kind: 'failed', operation: 'sweep', error, progress: (0,outcome/* noProgress */.n)(), swept: done };
}
/** Names the environments that have previews, if the swept one has none: its name may be wrong. */
async function whyNothing(environment, { deployments }) {
    const newest = await (0,log/* bestEffort */.z$)('look for previews in other environments', () => deployments.newest(100));
    const found = (newest ?? []).filter(({ task, link }) => task !== liveSiteTask && link !== '');
    const others = [...new Set(found.map((each) => `"${(0,printable/* printable */.g$)(each.environment)}"`))];
    const where = others.length > 0 ? ` But there are some in ${(0,printable/* firstOf */.Ku)(others, 5)}.` : '';
    return `There is no preview in the environment "${(0,printable/* printable */.g$)(environment)}".${where}`;
}
/** Deletes those previews that nobody needs, one after another. */
async function sweepPreviews(all, services) {
    const github = requireGitHub(services, "a sweep finds the previews in the repository's deployments");
    const open = all.length > 0 ? await (0,pull_requests/* openPullRequests */.Sm)(github).catch(() => undefined) : undefined;
    const previews = [];
    let left = 0;
    for (const preview of all) {
        const { subject, own } = preview;
        const isOpen = subject.kind === 'pull-request' && open?.has(subject.number) && !isExpired(preview, services);
        const isTooMuch = previews.filter(({ stays }) => stays === undefined).length >= mostDeleted;
        const isUsedUp = (github.remaining ?? Number.POSITIVE_INFINITY) < leftToOthers;
        if (isOpen)
            previews.push({ subject, links: linksOf(own), deleted: [], stays: 'it is open' });
        else if (services.signal.aborted || isTooMuch || isUsedUp)
            left += 1;
        else
            previews.push(await sweepOne(preview, services, github, open !== undefined));
    }
    for (const each of previews)
        log/* log */.Rm.info((0,report_swept/* sweptLine */.E)(each));
    return { previews, left };
}
/** Whether nobody deployed to a pull request's preview for some days. A branch's may be somebody's site: it never expires. */
function isExpired({ subject, own: [newest] }, { inputs: { expireAfter: days } }) {
    if (subject.kind !== 'pull-request' || newest === undefined || days === undefined)
        return false;
    return Date.now() - newest.createdAt > days * day;
}
/**
 * Asks right before it deletes whether somebody needs the preview. What can't be read stays.
 *
 * @param seesPulls whether open pull requests could be listed
 */
async function sweepOne(preview, services, github, seesPulls) {
    const { subject } = preview;
    const all = linksOf(preview.own);
    const kept = (stays, error) => ({ subject, links: all, deleted: [], stays, error });
    try {
        const { isNeeded } = await (0,pull_requests/* stateOf */.L4)(subject, github, seesPulls);
        // Somebody may have pushed since the sweep began.
        const mayExpire = isNeeded && isExpired(preview, services);
        const own = mayExpire ? await services.deployments.record(preview) : preview.own;
        const expired = mayExpire && isExpired({ ...preview, own }, services) ? services.inputs.expireAfter : undefined;
        if (isNeeded && expired === undefined)
            return kept(subject.kind === 'branch' ? 'the branch exists' : 'it is open');
        if (services.inputs.dryRun)
            return kept('a dry run deletes nothing');
        const why = `Nobody deployed to this preview for ${(0,printable/* count */.U9)(expired ?? 0, 'day')}. The next push makes a new one.`;
        const { outcome, error } = await removeOther({ ...preview, own }, services, expired === undefined ? '' : why);
        const { links: deleted, absent } = outcome;
        const links = linksOf(own).filter((link) => ![...deleted, ...absent].includes(link));
        const stays = error === undefined ? undefined : (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
        return { subject, links, deleted, absent, expired, stays, error };
    }
    catch (error) {
        return kept((0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error)), error);
    }
}

;// CONCATENATED MODULE: ./build/ownership/refusals.js




/** The rules do not permit what the run was for. */
class RefusedError extends errors/* ActionError */.lZ {
}
const runAgain = 'Another run of this site may be making it, or it is being deleted just now: then run the job again in a minute.';
/** How a link is written for pushes to the live site, and for nothing else. */
function onlyForPushes({ kind }, link = 'my-site.tiiny.site', event = 'push') {
    // These never run for a preview.
    if (['release', 'workflow_run', 'schedule'].includes(event))
        return { text: 'To name the address, write:', lines: `domain: ${link}` };
    const isDefault = kind === 'branch' ? ' && github.ref_name == github.event.repository.default_branch' : '';
    const lines = `domain: \${{ github.event_name == 'push'${isDefault} && '${link}' || '' }}`;
    return { text: 'To name the address for pushes to the live site only, write:', lines };
}
/** Whose a deployment is, as in `the live site of the environment "docs"`. */
function siteOf({ environment, task }) {
    const subject = subjectOf(task);
    const isLive = subject === undefined || subject.kind === 'live-site';
    return `${isLive ? 'the live site' : `the preview of ${(0,build_subject/* describe */.q)(subject)}`} of the environment "${(0,printable/* printable */.g$)(environment)}"`;
}
function belongsToLiveSite(link, site, subject) {
    const environment = (0,printable/* printable */.g$)(site.environment);
    const { text, lines } = onlyForPushes(subject, link);
    const hint = subject.kind === 'live-site'
        ? `${runAgain} If both are one site, write "environment: ${environment}". If ${link} moves to this site, deploy the environment "${environment}" to another "domain" first, or delete it with "mode: teardown" and "domain: ${link}". Else write another "domain".`
        : { text: `${runAgain} Leave "domain" out for previews: each gets its own address. ${text}`, lines };
    return new RefusedError(`${link} belongs to ${siteOf(site)}, so nothing was sent there.`, { hint });
}
function belongsToPreview(link, preview) {
    const subject = subjectOf(preview.task);
    const who = subject?.kind === 'pull-request' ? `Close ${(0,build_subject/* describe */.q)(subject)}` : 'Delete that branch';
    const hint = `${runAgain} ${who}, or delete the preview with "mode: teardown" and "domain: ${link}". Else write another "domain".`;
    return new RefusedError(`${link} belongs to ${siteOf(preview)}, so nothing was sent there.`, { hint });
}
function wasThereBefore(link, subject) {
    const message = `${link} was there before this preview, so nothing was sent there. A preview replaces and deletes only what it made.`;
    const { text, lines } = onlyForPushes(subject);
    const ways = `${runAgain} Leave "domain" out for previews: each gets its own address. Or give each a name of its own, such as one with its number. ${text}`;
    return new RefusedError(message, { hint: { text: ways, lines } });
}
const keepsApart = ({ link, environment }) => `If they are two sites, the one at ${link} keeps the environment "${(0,printable/* printable */.g$)(environment)}", and the other one gets its own, as in "environment: docs".`;
function deployedTwice(newest, isOtherJob) {
    const who = isOtherJob ? 'Another job or step of this run' : 'This run';
    const message = `${who} has already deployed to the environment "${(0,printable/* printable */.g$)(newest.environment)}", to ${newest.link}. A second site would replace the first one, so nothing was sent.`;
    const hint = `${keepsApart(newest)} If a step was only repeated, run the job again instead.`;
    return new RefusedError(message, { hint });
}
function anotherWorkflow(newest, subject) {
    const { link, workflow, environment } = newest;
    const where = `The environment "${(0,printable/* printable */.g$)(environment)}"`;
    const by = `was deployed to ${link} by another workflow file, ${(0,printable/* printable */.g$)(workflow)}`;
    if (subject.kind !== 'live-site') {
        const message = `${where} of this preview ${by}, for the same commit. This deploy replaces that site.`;
        return new RefusedError(message, { hint: keepsApart(newest) });
    }
    const message = `${where} ${by}. This deploy would replace that site, so nothing was sent.`;
    const { text, lines } = onlyForPushes(subject, link);
    const ways = `If both files deploy one site, or the file was renamed, write "domain: ${link}". ${keepsApart(newest)} ${text}`;
    return new RefusedError(message, { hint: { text: ways, lines } });
}
/** The build knows the address that a reserve of the same run has named. */
function reservedElsewhere(reserved, link = 'a new address') {
    return `This run reserved ${reserved}, but this deploy goes to ${link}. What was built for the reserved address may not work there. Write the same "domain" in both steps.`;
}
/** Two jobs deployed to one record at the same moment. */
function twoJobs(twin) {
    const message = `Another job of this run deployed to the environment "${(0,printable/* printable */.g$)(twin.environment)}" at the same time, to ${twin.link}. One of the two sites may have replaced the other.`;
    return new RefusedError(message, { hint: `${keepsApart(twin)} Then run both again.` });
}
/** Two sites claimed one link at the same moment. */
function claimLost(rival) {
    const message = `Another site was deployed to ${rival.link} at the same time: ${siteOf(rival)}. This run gives the address up.`;
    const hint = `Run that site's deploy again, because this one may have replaced it. Write another "domain" here.`;
    return new RefusedError(message, { hint });
}
/** A live site whose link the account does not have: visitors would look at nothing. */
function lostSite(link) {
    const message = `The account has no site at ${link} any more, where this environment was deployed to. Nothing was sent.`;
    const hint = `Is this the key of another account? If the key is right, write "domain: ${link}" to make the site there again. For a new address delete what is remembered first, with "mode: teardown" and "domain: ${link}".`;
    return new RefusedError(message, { hint });
}
/** Somebody who deploys a branch may mean a live site. */
function branchIsPreview(branch, environment) {
    const what = `${(0,printable/* printable */.g$)(branch)} is not the default branch, so this is a preview, which is deleted with the branch.`;
    if (!isSameEnvironment(environment, 'production'))
        return `${what} For a live site of this branch write "mode: deploy", a new "domain" and an "environment" of its own, such as "staging".`;
    return `${what} Only the default branch and tags go to "production". For a live site of this branch write "mode: deploy", a new "domain" and another "environment", such as "staging".`;
}

// EXTERNAL MODULE: ./build/report/words.js
var words = __webpack_require__(6575);
;// CONCATENATED MODULE: ./build/services/access.js






/** What is to be done, in a word, by a run that sends no site. */
async function rehearseBriefly(what, links, services) {
    const { account, rows } = await checkAccess(services);
    return rehearsed([fact(what, (0,printable/* excerpt */.Kb)(links, 500)), ...rows], account, services);
}
const fact = (name, text) => ({ isGood: false, name, text });
const good = (name, text) => ({ isGood: true, name, text });
/** Whether the key is good, what the account holds, and what the token may do. @throws {ActionError} if a deploy would fail */
async function checkAccess(services, known) {
    const { hosting, github } = services;
    const [account, comment] = await Promise.all([
        known ?? hosting.account(),
        commentFindings(services),
        requireMayCreate(services),
    ]);
    const used = `${(0,printable/* count */.U9)(account.links.length, 'link')} in use; quota used: ${(0,words/* quotaWords */.IR)(account.quota) || 'not reported'}`;
    if (!github)
        log/* log */.Rm.warning('Nothing is remembered, because "github-token" is empty.');
    const remembers = github ? [good('Deployments', 'the token may create them')] : [];
    return { account, rows: [good('Key', 'accepted'), fact('Account', used), ...remembers, ...comment] };
}
/** Whether the token may write the comment, asked without writing: a comment without a text is refused for its own sake. */
async function commentFindings({ github, target: { subject }, inputs }) {
    if (!github || !inputs.comment || subject.kind !== 'pull-request')
        return [];
    const may = await (0,pull_requests/* mayComment */.zm)(github, subject.number);
    if (may)
        return [good('Comment', 'the token may write it')];
    if (may === false)
        log/* log */.Rm.warning('Comment: the token may not write it. Add to the job:', permissions/* permissionLines */.$r);
    else
        log/* log */.Rm.warning('Comment: it is not known whether the token may write it.');
    return [];
}
function rehearsed(findings, { quota }, { target }) {
    const first = log/* log */.Rm.warnings.length > 0 ? 'Correct the warnings. ' : '';
    const all = [fact('Next', `${first}Delete "dry-run: true", and push`), ...findings];
    for (const { name, text } of all)
        log/* log */.Rm.info(name ? `${name}: ${(0,printable/* sentence */.em)(text)}` : text);
    const reason = 'This is a dry run: nothing was changed.';
    return { kind: 'skipped', target, reason, quota, findings: all };
}

// EXTERNAL MODULE: ./build/text/spelling.js
var spelling = __webpack_require__(5537);
;// CONCATENATED MODULE: ./build/remove/teardown.js













/**
 * Deletes a preview, or the link that a person named (DESIGN 3, "Taking down").
 *
 * @param byPerson whether `mode: teardown` asks for it. Otherwise it is for a close or a deletion.
 * @throws {ActionError} if something could not be deleted
 */
async function tearDown(services, byPerson) {
    const { target, github, deployments, inputs } = services;
    const { domain, subject } = target;
    if (!github && domain === undefined)
        throw (0,permissions/* unknownLink */.Th)();
    if (domain !== undefined && (byPerson || !github))
        return await removeNamed(domain, services);
    const [own, state] = await Promise.all([
        deployments.record(target),
        // If GitHub can't be asked, believe the event.
        byPerson || !github ? undefined : (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => (0,pull_requests/* stateOf */.L4)(subject, github)),
    ]);
    const why = subject.kind === 'branch' ? 'the branch exists' : 'it is open';
    if (state?.isNeeded)
        return { kind: 'skipped', target, reason: `The preview of ${(0,build_subject/* describe */.q)(subject)} stays: ${why}.` };
    const links = linksOf(own);
    if (domain !== undefined && !links.includes(domain))
        log/* log */.Rm.notice(`${domain} was left as it is: it is no address of this preview.`);
    if (inputs.dryRun && own.length > 0)
        return await rehearseBriefly('Would delete', links.join(', '), services);
    const reason = links.length > 0 ? '' : await nothingThere(services);
    return await removeOwn(own, services, reason);
}
/** The preview may be in another environment: the name may differ between the deploy and the close. */
async function nothingThere({ deployments, target }) {
    const { subject, environment } = target;
    const nothing = `No preview of ${(0,build_subject/* describe */.q)(subject)} is known in the environment "${(0,printable/* printable */.g$)(environment)}", so nothing was deleted.`;
    const all = await (0,log/* bestEffort */.z$)('look for other previews', () => deployments.ofSubject(subject));
    const others = (all ?? []).filter(({ link }) => link !== '');
    const names = [...new Set(others.map((each) => `"${(0,printable/* printable */.g$)(each.environment)}"`))];
    const advice = `It has one in ${names.join(', ')}. If that is meant, write it as "environment".`;
    return names.length > 0 ? `${nothing} ${advice}` : nothing;
}
/** One link that a person named: of a preview's run one that its record names, else whoever has it. */
async function removeNamed(link, services) {
    const { hosting, deployments, github, inputs, target, progress, context } = services;
    const isOfPreview = (0,build_subject/* isPreview */.b)(target) && github !== undefined;
    const named = isOfPreview
        ? await deployments.record(target)
        : ((await allOf(link, services).catch(warnIfForbidden)) ?? []);
    const own = named.filter((each) => each.link === link);
    if (isOfPreview && own.length === 0) {
        const message = `${link} is no address of this preview, so nothing was deleted.`;
        const hint = 'To delete it all the same, start this workflow on the default branch.';
        if (context.event === 'workflow_dispatch')
            throw new RefusedError(message, { hint });
        return { kind: 'skipped', target, reason: message };
    }
    if (own.length === 0)
        await requireListed(link, services);
    if (inputs.dryRun)
        return await rehearseBriefly('Would delete', link, services);
    log/* log */.Rm.info(`Deleting ${link}.`);
    const { quota, wasThere } = await hosting.remove(link);
    progress.deleted.push(link);
    await deployments.remove(own).catch(warnIfForbidden);
    const gone = wasThere ? { links: [link], absent: [] } : { links: [], absent: [link] };
    return { kind: 'removed', target, ...gone, quota, isPartial: own.length < named.length, reason: '' };
}
/** Every live site's deployment that names a link, however old, and every preview's among the repository's newest. */
async function allOf(link, { deployments }) {
    const [liveSites, newest] = await Promise.all([deployments.liveSites(() => false), deployments.newest(1000)]);
    const previews = newest.filter(({ task }) => task !== liveSiteTask);
    return [...liveSites, ...previews].filter((each) => each.link === link);
}
/** A person's word is enough to delete the link. */
function warnIfForbidden(error) {
    if (!(0,answers/* isForbidden */.US)(error))
        throw error;
    log/* log */.Rm.warning((0,permissions/* notEnded */.Au)(error), permissions/* permissionLines */.$r);
}
/** Neither a record nor the account may know the link. */
async function requireListed(link, { hosting, deployments }) {
    const account = await hosting.account();
    if (lists(account, link))
        return;
    const known = await (0,log/* bestEffort */.z$)('look for a similar address', () => deployments.newest(100));
    const likely = (0,spelling/* meantBy */.P)(link, linksOf(known ?? []));
    const meant = likely === undefined ? '' : ` Did you mean ${likely}?`;
    const hint = `Check how it is spelled.${meant} The account has ${(0,printable/* count */.U9)(account.links.length, 'link')}.`;
    const message = `the account has no link ${link}, and no deployment of this repository names it, so nothing was deleted.`;
    throw new errors/* InputError */.dz('domain', message, { hint });
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
;// CONCATENATED MODULE: ./build/site/site.js
const bytesOf = (files) => files.reduce((sum, { size }) => sum + size, 0);
const bySize = (files) => files.toSorted((a, b) => b.size - a.size);
function isRepository(omitted) {
    return omitted.get('never published')?.some((path) => /^\.git\/?$/u.test(path)) ?? false;
}
/** It asks search engines to stay away (RFC 9309). */
const robotsFile = { path: 'robots.txt', content: 'User-agent: *\nDisallow: /\n', why: 'noindex' };
/** A site with added files, in place of those with the same paths. */
function withAdded(site, added) {
    if (added.length === 0)
        return site;
    const kept = site.files.filter(({ path }) => !added.some((each) => each.path === path));
    const all = added.map(({ path, content: written }) => {
        const content = Buffer.from(written);
        return { path, source: '', size: content.length, content };
    });
    const files = [...all, ...kept].sort((a, b) => (a.path < b.path ? -1 : 1));
    return { ...site, files, bytes: bytesOf(files) };
}

;// CONCATENATED MODULE: ./build/archive/zip-format.js
// The numbers in brackets are sections of PKWARE's APPNOTE.TXT 6.3.10. Of zip64 there is only the number of files.

/** Writes an archive to the disk: the files one after another, then the central directory. */
class ZipWriter {
    #descriptor;
    #begun = [];
    #pending = [];
    #size = 0;
    constructor(target) {
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Appends a file's header and content, or the first of it. What it returns writes a changed header again, after a flush. */
    begin(entry, content = Buffer.of()) {
        const offset = this.#size;
        this.#begun.push({ entry, offset });
        this.append(localHeader(entry), content);
        return () => void (0,external_node_fs_.writeSync)(this.#descriptor, localHeader(entry), 0, undefined, offset);
    }
    append(...parts) {
        this.#pending.push(...parts);
        for (const { length } of parts)
            this.#size += length;
    }
    /** All at once: a write costs far more than a copy. */
    flush() {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest: this goes on until it does.
        (0,external_node_fs_.writeFileSync)(this.#descriptor, Buffer.concat(this.#pending));
        this.#pending = [];
    }
    finish() {
        const start = this.#size;
        for (const { entry, offset } of this.#begun)
            this.append(directoryHeader(entry, offset));
        this.append(endRecords(this.#begun.length, start, this.#size - start));
        this.flush();
        return this.#size;
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
}
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path. */
function localHeader(entry) {
    const name = Buffer.from(entry.path);
    return Buffer.concat([record('42222244422', 0x04034b50, ...sharedFields(entry), name.length, 0), name]);
}
/** The file's header in the central directory (4.3.12). `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const name = Buffer.from(entry.path);
    // No extra field, no comment, the first disk, no internal attributes; a regular file with the mode 0644 (4.4.15).
    const rest = [name.length, 0, 0, 0, 0, 0o100644 * 2 ** 16, offset];
    return Buffer.concat([record('42222224442222244', 0x02014b50, madeBy, ...sharedFields(entry), ...rest), name]);
}
/** What both headers have, from the version that is needed to the size (4.4.3 to 4.4.9). */
function sharedFields({ crc32, packedSize, size, isDeflated }) {
    // Version 2.0 knows deflate. Bit 11: names are in UTF-8. 0 stored, 8 deflated. The format's first day, without a time zone.
    return [20, 1 << 11, isDeflated ? 8 : 0, 0, (1 << 5) | 1, crc32, packedSize, size];
}
/** What follows the central directory, which begins at `offset` and has `size` bytes (4.3.14 to 4.3.16). */
function endRecords(count, offset, size) {
    const shown = Math.min(count, 0xffff);
    // Numbers of disks, of which there is one. The count on this disk, and the count in all.
    const end = record('42222442', 0x06054b50, 0, 0, shown, shown, size, offset, 0);
    if (count <= 0xffff)
        return end;
    // Its own size is without the 12 bytes of its signature and of this field. Version 4.5 knows zip64.
    const facts = [56 - 12, madeBy, 45, 0, 0, count, count, size, offset];
    const locator = record('4484', 0x07064b50, 0, offset + size, 1);
    return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end]);
}
/** The longest record has 56 bytes. To count first takes longer than to copy. */
const zip_format_room = Buffer.alloc(64);
/** Numbers one after another, the lowest byte first. `widths` has a digit for each: its bytes. */
function record(widths, ...values) {
    let at = 0;
    for (let index = 0; index < widths.length; index += 1) {
        const [width, value = 0] = [Number(widths[index]), values[index]];
        at = width === 8 ? zip_format_room.writeBigUInt64LE(BigInt(value), at) : zip_format_room.writeUIntLE(value, at, width);
    }
    return Buffer.from(zip_format_room.subarray(0, at));
}

;// CONCATENATED MODULE: ./build/archive/pack.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});










const deflateOnThread = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
/** Deflating these costs time and saves next to nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/** So many files of at most so many bytes are deflated side by side; a larger one in chunks of that size. */
const mostFiles = 16;
const pack_chunkSize = 512 * 1024;
/**
 * Packs a site into `site.zip` in the runner's temporary folder, with the same paths, in their order.
 *
 * @throws {SiteError} for what can't be packed, and for a file that changed after the site was collected
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, parent, signal) {
    requirePackable(files);
    let remove;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
            remove = removalOf(folder);
            const source = (0,external_node_path_.join)(folder, 'site.zip');
            const writer = __addDisposableResource(env_1, new ZipWriter(source), false);
            await addFiles(files, writer, signal);
            return { file: { path: 'site.zip', source, size: writer.finish() }, [Symbol.dispose]: remove };
        }
        catch (e_1) {
            env_1.error = e_1;
            env_1.hasError = true;
        }
        finally {
            __disposeResources(env_1);
        }
    }
    catch (cause) {
        remove?.();
        signal.throwIfAborted();
        const what = `the archive can't be written to the temporary folder: ${(0,file_access/* codeOf */.$N)(cause)}.`;
        const hint = 'Make sure that RUNNER_TEMP exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** @throws {SiteError} for a site that can't be packed. A dry run asks this, too. */
function requirePackable(files) {
    // With its headers, such an archive still fits into 4 GiB.
    if (bytesOf(files) <= 4e9)
        return;
    const hint = 'Leave files out with "exclude", or write "upload-as: files".';
    throw new errors/* SiteError */.wt('The site is too large for an archive: it has 4 GB or more.', { hint });
}
/**
 * Adds files to an archive, in their order, in memory of a fixed size. Each content is deflated on its own, so for the
 * bytes it makes no difference which thread is quicker.
 */
async function addFiles(files, writer, signal) {
    for (let start = 0; start < files.length; start += mostFiles) {
        // If nothing below waits for a thread, no other code would run, not even that for a signal of the system.
        if (start % 256 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        const some = files.slice(start, start + mostFiles);
        for (const each of await Promise.all(some.map((file) => (file.size > pack_chunkSize ? file : packSmall(file))))) {
            if ('entry' in each)
                writer.begin(each.entry, each.content);
            else
                await addLarge(each, writer, signal);
        }
        writer.flush();
    }
}
/** Only what takes a thread has to be waited for: with a promise for each, many tiny files take longer. */
function packSmall(file) {
    const { path, size } = file;
    const whole = Buffer.allocUnsafe(size);
    (0,read_file/* readWhole */.oD)(file, whole);
    const packedAs = (deflated) => {
        const isDeflated = deflated.length < size;
        const content = isDeflated ? deflated : whole;
        return { entry: { path, size, crc32: (0,external_node_zlib_.crc32)(whole), packedSize: content.length, isDeflated }, content };
    };
    if (compressed.test(path))
        return packedAs(whole);
    if (size > 4096)
        return deflateOnThread(whole).then(packedAs);
    // To wake a thread takes longer, and so does a larger state of zlib.
    return packedAs((0,external_node_zlib_.deflateRawSync)(whole, { windowBits: 12, memLevel: 5, chunkSize: 1024 }));
}
/** Adds a large file in chunks: all of them deflated if that makes the first one smaller, else none. */
async function addLarge(file, writer, signal) {
    const { path, size } = file;
    const buffers = [Buffer.allocUnsafeSlow(pack_chunkSize), Buffer.allocUnsafeSlow(pack_chunkSize)];
    const entry = { path, size, crc32: 0, packedSize: 0, isDeflated: !compressed.test(path) };
    const rewriteHeader = writer.begin(entry);
    let done = 0;
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
        signal.throwIfAborted();
        done += chunk.length;
        // Without the end, the next chunk's output continues this one.
        const finishFlush = done === size ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH;
        const deflated = entry.isDeflated ? await deflateOnThread(chunk, { finishFlush }) : chunk;
        if (done === chunk.length)
            entry.isDeflated = deflated.length < done;
        const content = entry.isDeflated ? deflated : chunk;
        entry.crc32 = (0,external_node_zlib_.crc32)(chunk, entry.crc32);
        entry.packedSize += content.length;
        writer.append(content);
        writer.flush();
    }
    rewriteHeader();
}
/** What deletes a folder, also if the process ends early, because something hangs after a cancellation. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // On Windows a virus scanner may hold a file open. At the end of the process it is tried again.
        }
    };
    process.once('exit', remove);
    return remove;
}

;// CONCATENATED MODULE: ./build/report/site-report.js



function reportSite(site) {
    const { files, bytes, omitted, doubts, unmatched, rootPage } = site;
    const largest = bySize(files).slice(0, 10);
    const lines = largest.map(({ size, path }) => `${(0,printable/* formatBytes */.z3)(size).padStart(8)}  ${(0,printable/* printable */.g$)(path)}`);
    if (files.length > largest.length)
        lines.unshift(`The ${largest.length} largest:`);
    for (const [reason, paths] of omitted)
        lines.push(`Left out (${reason}): ${(0,printable/* formatNumber */.ZV)(paths.length)}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}`);
    log/* log */.Rm.group(`${(0,printable/* count */.U9)(files.length, 'file')}, ${(0,printable/* formatBytes */.z3)(bytes)}`, lines);
    const starts = 'Patterns start at the root of the directory: "*.map" is the root only, "**/*.map" every folder.';
    for (const line of unmatched)
        log/* log */.Rm.warning((0,printable/* printable */.g$)(`exclude: the pattern "${line}" matches nothing. ${starts}`));
    if (isRepository(omitted)) {
        const root = [...new Set(files.map(({ path }) => path.replace(/\/.*/su, '/')))].toSorted();
        // Who has left something out has read this.
        log/* log */.Rm[omitted.has('exclude') ? 'notice' : 'warning'](`The directory is a whole repository, so all of it is published, also what is not part of the site. Its root has ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(root, 20))}. Leave the rest out with "exclude" (as in "*.md"), or move the site into a folder of its own and write that as "directory".`);
    }
    const doubtful = [
        ['Dumps of databases and recordings of requests often contain what nobody should see', doubts.dump],
        ['A page shows what looks like a live token, to be revoked if it is one', doubts.token],
    ];
    const toDo = 'Everybody can read it. Leave it out with "exclude", or name it there behind "!", and this warning ends.';
    for (const [what, paths] of doubtful)
        if (paths.length > 0)
            log/* log */.Rm.warning(`${what}: ${(0,printable/* printable */.g$)((0,printable/* firstOf */.Ku)(paths, 5))}. ${toDo}`);
    for (const doubt of rootPage.doubts)
        log/* log */.Rm.remark(doubt);
}

;// CONCATENATED MODULE: ./build/site/private-names.js
/*
 * Names of files and folders that contain secrets, as the public rules of secret scanners have them: gitrob
 * (github.com/michenriksen/gitrob, core/signatures.go), shhgit (github.com/eth0izzle/shhgit, config.yaml), "pkcs12-file" of
 * gitleaks (github.com/gitleaks/gitleaks, cmd/generate/config/rules/privatekey.go), GitHub's templates for .gitignore
 * (github.com/github/gitignore). Not what a site may offer: logs, databases, a program's configuration.
 */
const { raw } = String;
/** Matches a path that ends in one of the names, in any letter case. */
const endIn = (before, ...names) => new RegExp(`${before}(?:${names.join(' ').replaceAll(' ', '|')})$`, 'isu');
const stage = '(?:local|dev|development|test|testing|ci|qa|uat|stage|staging|preview|prod|production|live)';
/** Names of files, without what marks a backup. */
const privateFile = endIn('^', 
// Environment files, also those of Cloudflare's tools. Pages read their configuration from "env.json" or "env.js".
raw `\.env.* .*\.env .*\.env\.txt (?:dot)?env env\.${stage}(?:\.local)? \.dev\.vars.* \.renviron`, 
// What package managers, hosts, databases, and programs that copy a site to its server ask for.
raw `npmrc \.npmrc.* \.yarnrc\.yml \.pypirc settings-security\.xml [._]netrc \.git-credentials \.?htpasswd \.pgpass`, raw `\.my(?:login)?\.cnf \.s3cfg \.boto \.dockercfg \.dockerconfigjson \.tugboat otr\.private_key proftpdpasswd`, raw `\.vault-token \.terraformrc \.smbcredentials \.msmtprc \.ftpconfig \.remote-sync\.json sftp-config\.json`, raw `filezilla\.xml recentservers\.xml .+\.tfstate(?:\.\d+)? .+\.tfvars(?:\.json)? master\.key \.?wp-config\.php.*`, raw `local\.settings\.json (?:credentials|rootkey|.*accesskeys)\.csv client_secrets?(?:_.*)?\.json gha-creds-.*\.json`, raw `kubeconfig kubeconfig-[^.]* kubeconfig\.ya?ml`, 
// What was typed, passwords too. SSH keys, and stores of keys and passwords whose content is not readable.
raw `\.\w*history fish_history .+_(?:rsa|dsa|ecdsa|ed25519)(?:_sk)?`, raw `.+\.(?:p12|pfx|pkcs12|jks|jceks|bks|ppk|keystore|keyring|keychain|agilekeychain|kwallet|kdbx?|psafe3)`);
const privatePlace = endIn('(?:^|/)', raw `\.docker/config\.json \.vscode/sftp\.json \.m2/settings\.xml \.bundle/config \.composer/auth\.json`, raw `config/(?:secrets|database)\.ya?ml \.streamlit/secrets\.toml`);
/** Folders of keys, of version control, and of a package manager. */
const privateFolder = endIn(raw `(?:^|[/\\])`, raw `\.(?:ssh|aws|azure|gnupg|kube|cargo|gem|terraform\.d|password-store|svn|hg|bzr|jj) node_modules \.env(?:\.[^/\\]*)?`, raw `\.config[/\\](?:gh|gcloud)`);
const html = 'html htm xhtml shtml';
const private_names_text = 'md mdx markdown rst adoc rss atom vtt srt';
const media = [
    'png apng jpg jpeg gif webp avif ico bmp tif tiff heic jxl psd woff woff2 ttf otf eot',
    'mp3 mp4 m4a m4v ogg ogv oga opus wav flac webm mov avi mkv glb',
    'pdf zip gz tgz br zst bz2 xz 7z docx xlsx pptx epub',
];
const code = 'js mjs cjs jsx ts mts cts tsx vue svelte map wasm css scss sass less webmanifest svg py rb go sh ps1';
const htmlFile = endIn(raw `\.`, html);
const proseFile = endIn(raw `\.`, html, private_names_text, 'xml');
const binaryFile = endIn(raw `\.`, ...media);
/** Private names don't end in what sites consist of, except those that start with a dot. */
const webFile = endIn(raw `(?:^|/)[^./][^/]*\.`, html, private_names_text, ...media, code);
/** Documentation in plain text: sources that Sphinx and similar tools publish, and files for language models. */
const documentation = /\.(?:md|rst|adoc)\.txt$|(?:^|\/)(?:_sources\/.*|llms(?:-[a-z]+)?\.txt)$/isu;
const backup = /(?:~|\.(?:bak|backup|old|orig|save|swp))$/iu;
/** Text that shows tokens and keys in order to explain them. */
const isProse = (path) => proseFile.test(path) || documentation.test(path);
/** What is compressed or drawn: it is not searched. */
const isBinary = (path) => binaryFile.test(path);
/** Whether the name of a file tells that it contains secrets. HTML never does. */
function isPrivateFile(path) {
    if (htmlFile.test(path) || webFile.test(path))
        return false;
    const bare = path.replace(backup, '');
    return privateFile.test(bare.slice(path.lastIndexOf('/') + 1)) || privatePlace.test(bare);
}
/** Whether the path of a folder ends in the name of one that is private. */
const isPrivateFolder = (path) => privateFolder.test(path);

;// CONCATENATED MODULE: ./build/site/directory.js






const usual = [
    ...['dist', 'build', 'out', 'public', '_site', 'site', 'www', '.output/public', '.vitepress/dist', 'target/site'],
    ...['docs/.vitepress/dist', '_build/html', 'docs/_build/html', 'docs/build/html'],
];
/** The real path of the folder. Throws for one that can't be a site, such as `.git` or a build for a server. */
function realRoot(named) {
    const { directory, workspace } = named;
    const path = (0,external_node_path_.resolve)(workspace, directory);
    if (!(0,external_node_fs_.existsSync)(path))
        throw wrongFolder(named, 'does not exist', missingHint(workspace));
    if (!(0,file_access/* isFolder */.lQ)(path))
        throw wrongFolder(named, 'is a file', 'Write the folder that holds the site, not a file in it.');
    const real = (0,file_access/* realPath */.Ye)(path);
    if (/(?:^|[/\\])\.git(?:[/\\]|$)/iu.test(real) || isPrivateFolder(real))
        throw wrongFolder(named, 'looks private', 'Write the folder that the build writes, as in "directory: dist".');
    requireNoServerBuild(real, named);
    return real;
}
/** `npm run generators` tries the builds of these. SvelteKit's has the marks of the last row too, and no pages in "client". */
const serverBuilds = [
    ['Nitro', ['nitro.json', 'server/index.mjs'], 'public', 'in Nuxt "nuxt generate"'],
    ['Astro', ['server/entry.mjs', 'client'], 'client', "output: 'static'"],
    ['Next.js', ['BUILD_ID', 'build-manifest.json'], '../out', "output: 'export'"],
    ['SvelteKit', ['server/manifest.js', 'client'], '', '"@sveltejs/adapter-static"'],
    ['Remix or React Router', ['server/index.js', 'client'], 'client', 'ssr: false'],
];
/** Throws for a folder that needs a server. With a page at its root it is a site. */
function requireNoServerBuild(root, named) {
    const has = (path) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, path));
    const found = serverBuilds.find(([, marks]) => marks.every(has));
    if (found === undefined || has('index.html'))
        return;
    const [name, , folder, setting] = found;
    const line = folder ? `"directory: ${(0,printable/* excerpt */.Kb)(directoryFor(named, folder))}"` : 'the folder that it writes';
    const hint = has(`${folder}/index.html`) ? `Write ${line}` : `Build a static site (${setting}), and write ${line}`;
    throw wrongFolder(named, `is a server build of ${name}, not a static site`, `${hint}. Nothing was sent.`);
}
function wrongFolder({ directory }, why, hint) {
    return new errors/* InputError */.dz('directory', `${(0,file_access/* quote */.hD)(directory)} ${why}.`, { hint });
}
/** The input `directory` for a folder whose path is relative to the one that it names now. */
function directoryFor({ directory }, folder) {
    return external_node_path_.posix.join(directory.replaceAll(external_node_path_.sep, '/'), folder);
}
/** A folder inside `directory` that is more likely what a build wrote, as the input would name it. */
function builtFolder(named) {
    const path = (0,external_node_path_.resolve)(named.workspace, named.directory);
    const found = usual.find((folder) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(path, folder, 'index.html')));
    return found && directoryFor(named, found);
}
/** What the workspace has: what builds usually write, or its folders. */
function missingHint(workspace) {
    const has = (folder) => (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(workspace, folder));
    const likely = usual.filter(has);
    const shown = likely.length > 0 ? likely : (0,external_node_fs_.readdirSync)(workspace).filter(has);
    const there = shown.length > 0 && `The workspace has ${(0,printable/* firstOf */.Ku)(shown.map(file_access/* quote */.hD), 10)}.`;
    return `Check that the build step runs before this one, and which folder it writes: "directory" is relative to the workspace, whatever "working-directory" is. ${there || 'The workspace is empty: is there a step that checks out or downloads?'}`;
}

;// CONCATENATED MODULE: ./build/site/leak-error.js



/** One error for all leaks, with the whole input `exclude` that leaves them out. */
function leakError(leaks, exclude) {
    const sorted = leaks.toSorted((a, b) => (a.path < b.path ? -1 : 1));
    const named = sorted.map(({ path, reason }) => `${(0,printable/* excerpt */.Kb)(path, 300)} (${reason})`);
    const message = `These files look private, or link outside the directory: ${(0,printable/* firstOf */.Ku)(named, 5)}. Nothing was sent.`;
    const hasKey = leaks.some(({ isSecret }) => isSecret);
    const ways = [
        'Check that "directory" is what the build writes.',
        hasKey ? 'Take a key or token out of what is built, and revoke it if it was ever public.' : [],
        exclude.length > 0 ? 'Or write these lines in place of the step\'s "exclude".' : 'Or add these lines.',
        'To publish a private file on purpose, write "!" in front of its line.',
    ];
    const lines = [...exclude.map(printable/* printable */.g$), ...sorted.map(({ path }) => literalPattern(path))];
    return new errors/* SiteError */.wt(message, { hint: { text: ways.flat().join(' '), lines: ['exclude: |', ...lines].join('\n  ') } });
}
/**
 * The pattern of `exclude` that matches only this path, as a line of YAML's `|` block. What can't be printed becomes `?`,
 * which matches any character, as does each character of a name that contains a secret.
 */
function literalPattern(path) {
    const shown = path.replace(/[^/]+/gu, (name) => ((0,masking/* holdsSecret */.hK)(name) ? '\0'.repeat([...name].length) : name));
    const escaped = shown.replace(/[\\[?*`]|\p{C}|[\u2028\u2029]|\s$/gu, (character) => {
        if (character === '\\')
            return '\\\\';
        // White space at the end of a line would be removed, but not in brackets.
        return (0,printable/* printable */.g$)(character) === character ? `[${character}]` : '?'.repeat(character.length);
    });
    // With a slash in front, "#", "!", "~" and white space have no special meaning.
    return (0,printable/* printable */.g$)(/^[#!~\s]/u.test(escaped) ? `/${escaped}` : escaped);
}

;// CONCATENATED MODULE: ./build/site/root-page.js





/** What to doubt, in sentences. Throws if the files are no site but what it is built from, or only contain one; for a live site without a root page. */
async function lookAtRootPage(files, omitted, named) {
    const page = files.find(({ path }) => path === 'index.html');
    if (page === undefined)
        return [withoutRootPage(files, omitted, named)];
    const { generator, assets } = await readAssets((0,read_file/* readText */.yR)(page, 4 * 1024 * 1024) ?? '');
    const source = assets.find((path) => /\.(?:tsx?|jsx|vue|svelte)$/iu.test(path));
    if (source !== undefined) {
        const built = builtFolder(named);
        const why = `its index.html asks for ${(0,printable/* excerpt */.Kb)(source)}, which no browser can run`;
        const hint = built ? `Write "directory: ${(0,printable/* excerpt */.Kb)(built)}".` : 'Write the folder that the build writes.';
        throw wrongFolder(named, `is a project, not the site that is built from it: ${why}`, `${hint} Nothing was sent.`);
    }
    const there = new Set(files.map(({ path }) => path));
    const missing = [...new Set(assets)].filter((path) => !there.has(path));
    return missing.length > 0 ? [withoutAssets(missing, there, generator)] : [];
}
function withoutRootPage(files, omitted, named) {
    const pages = files.map(({ path }) => path).filter((path) => /\.html?$/iu.test(path));
    const [home = ''] = pages.filter((path) => /(?:^|\/)index\.html?$/iu.test(path)).toSorted(byDepth);
    const folder = external_node_path_.posix.dirname(home);
    // If other pages are beside the folder, it is only a part of the site.
    const isWhole = home.includes('/') && pages.every((path) => path.startsWith(`${folder}/`));
    const built = isWhole ? directoryFor(named, folder) : builtFolder(named);
    const folderToWrite = built ? `"directory: ${(0,printable/* excerpt */.Kb)(built)}"` : 'the folder with the root page as "directory"';
    let why = named.isLiveSite && pages.length > 0 ? 'has HTML pages, but no index.html at its root' : undefined;
    if (isRepository(omitted))
        why = 'is a whole repository without an index.html at its root: sources, not a site';
    if (why !== undefined)
        throw wrongFolder(named, why, `Write ${folderToWrite}. Nothing was sent.`);
    return `There is no index.html at the root of the directory, so the link itself may show nothing. Write ${folderToWrite}.`;
}
const byDepth = (a, b) => a.split('/').length - b.split('/').length;
/** If an asset is there without the first folder of its path, the site was built for a base path. */
function withoutAssets(missing, there, generator) {
    const moved = missing.find((path) => path.includes('/') && there.has(path.slice(path.indexOf('/') + 1)));
    if (moved === undefined) {
        const shown = missing.map((path) => (0,printable/* excerpt */.Kb)(path, 100));
        return `index.html asks for scripts or styles that are not in the site: ${(0,printable/* firstOf */.Ku)(shown, 5)}. The page will be shown without them.`;
    }
    const base = (0,printable/* excerpt */.Kb)(`/${moved.split('/', 1)}/`, 100);
    const setting = basePathOf(`${generator}\n${missing.map((path) => `/${path}`).join('\n')}`);
    return `The site was built for the base path ${base}, but a link is served from the root: its page will have no scripts and styles. Set ${setting} to "/".`;
}
/** The more special signs come first: many of these build with Vite. */
const generators = [
    ['Next.js', /\/_next\//u, 'basePath'],
    ['Nuxt', /\/_nuxt\//u, 'app.baseURL'],
    ['SvelteKit', /\/_app\/immutable\//u, 'paths.base'],
    ['Astro', /^Astro|\/_astro\//u, 'base'],
    ['VitePress', /^VitePress/u, 'base'],
    ['Docusaurus', /^Docusaurus/u, 'baseUrl'],
    ['Hugo', /^Hugo/u, 'baseURL'],
    ['Jekyll', /^Jekyll/u, 'baseurl'],
    ['Eleventy', /^Eleventy/u, 'pathPrefix'],
    ['Gatsby', /^Gatsby/u, 'pathPrefix'],
    ['Angular', /\/(?:main|polyfills)-[A-Z0-9]{8}\.js/u, 'baseHref'],
    ['Vite', /\/assets\/[^/]+-[\w-]{8}\.(?:js|css)/u, 'base'],
];
/** The setting of the first generator that a text has the sign of. */
function basePathOf(text) {
    const [name, , basePath] = generators.find(([, sign]) => sign.test(text)) ?? [];
    return name ? `"${basePath}" in the configuration of ${name}` : 'the base path in the configuration of the generator';
}
/** Only tells local addresses from others. */
const site = 'https://static-deploy.invalid/';
/** What made a page, and its scripts and styles that are in the site itself; no script that a browser does not run. */
async function readAssets(html) {
    const { Parser } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(34)]).then(__webpack_require__.bind(__webpack_require__, 6034));
    const page = { generator: '', assets: [] };
    let base = '';
    const parser = new Parser({
        onopentag(tag, { href = '', src = '', rel = '', type = '', name = '', content = '' }) {
            if (tag === 'base')
                base ||= href;
            if (tag === 'meta' && name === 'generator')
                page.generator = content;
            const isScript = tag === 'script' && /^(?:module|\w+\/javascript)?$/iu.test(type);
            const isStyle = tag === 'link' && /(?:^|\s)(?:stylesheet|modulepreload)(?:\s|$)/iu.test(rel);
            if (isScript || isStyle)
                page.assets.push(...pathOf(isScript ? src : href, base));
        },
    });
    parser.end(html);
    return page;
}
function pathOf(address, base) {
    try {
        const { origin, pathname } = new URL(address, new URL(base, site));
        const path = decodeURIComponent(pathname.slice(1));
        return address !== '' && `${origin}/` === site && path !== '' ? [path] : [];
    }
    catch {
        return [];
    }
}

;// CONCATENATED MODULE: ./build/site/secret-scan.js
/** The first line of a private key: PEM (RFC 7468), which OpenSSH and PGP use too, and RFC 4716. */
const header = /-{4,5} ?BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)? ?-{4,5}/gu;
/** Headers as in RFC 1421 and PGP, then Base64, in pieces that signs may separate: quotes, commas, those of a comment. */
const body = /^[^A-Za-z0-9+/]*(?:[A-Z][A-Za-z-]{2,20}: [^\n]{0,200}\n[^A-Za-z0-9+/]*){0,8}((?:[A-Za-z0-9+/]{16,}[^A-Za-z0-9+/]{0,80})+)/u;
/** The worst that the bytes of a file contain, in words, never the secret itself. Time is proportional to their length. */
function secretIn(bytes, key) {
    const text = bytes.toString('latin1');
    if (key?.(text))
        return { what: "the account's API key", kind: 'key' };
    if (text.includes('PRIVATE KEY') && hasPrivateKey(text))
        return { what: 'a private key', kind: 'key' };
    const issuer = liveTokenIn(text);
    return issuer === undefined ? undefined : { what: `a live token (${issuer})`, kind: 'token' };
}
/** Whether a text has the first line of a private key, and after it 60 or more characters of Base64 that look random. */
function hasPrivateKey(text) {
    for (const { 0: found, index } of text.matchAll(header)) {
        const start = index + found.length;
        const [inside = ''] = text.slice(start, start + 3000).split('----', 1);
        // JSON in JSON has more than one backslash. A plus joins strings.
        const [, pieces = ''] = body.exec(inside.replace(/\\+[rnt]|["']\s*\+\s/gu, '\n')) ?? [];
        const base64 = pieces.replace(/[^A-Za-z0-9+/]/gu, '');
        if (base64.length >= 60 && new Set(base64).size >= 16)
            return true;
    }
    return false;
}
const { raw: secret_scan_raw } = String;
/** The public half of a key stands in addresses that were signed for everybody to use. */
const unsigned = '(?<!(?:[Cc]redential|AWS[Aa]ccess[Kk]ey[Ii]d)(?:=|%3D))';
const formats = [
    ['Anthropic', 'anthropic-api-key', 'sk-ant-', secret_scan_raw `[a-z]+\d+-([\w-]{80,200})`],
    ['AWS', 'aws-access-token', `${unsigned}A[KS]I`, 'A([A-Z0-9]{16})(?![A-Za-z0-9+/])'],
    ['Databricks', 'databricks-api-token', 'dap', secret_scan_raw `i([a-f0-9]{32})(?!\w)`],
    ['DigitalOcean', 'digitalocean-pat', 'do[opr]_v1_', '([a-f0-9]{64})'],
    ['Discord', 'th.discordwebhook', secret_scan_raw `discord(?:app)?\.com/`, secret_scan_raw `api/webhooks/\d{17,20}/([\w-]{60,80})`],
    ['Docker', 'np.dockerhub.1', 'dckr_[po]at_', secret_scan_raw `([\w-]{27,100})`],
    ['GitHub', 'github-pat', 'gh[pousr]_', '([A-Za-z0-9]{36,255})'],
    // The first part does not reach beyond the next prefix, so that a row of prefixes takes no longer than other text.
    ['GitHub', 'github-app-token', 'gh[pousr]_', secret_scan_raw `((?:(?!gh[pousr]_)[\w-]){20,500}(?:\.[\w-]{20,500}){2})`],
    ['GitHub', 'github-fine-grained-pat', 'github_pat_', secret_scan_raw `(\w{36,255})`],
    ['GitLab', 'gitlab-pat', 'glpat-', secret_scan_raw `([\w-]{20,300})`],
    ['Google OAuth', 'np.google.2', 'GOCSPX-', secret_scan_raw `([\w-]{28})(?![\w-])`],
    ['Grafana', 'grafana-cloud-api-token', 'glc_', '([A-Za-z0-9+/]{32,400})'],
    ['Grafana', 'grafana-service-account-token', 'glsa_', '([A-Za-z0-9]{32}_[A-Fa-f0-9]{8})'],
    ['Hugging Face', 'huggingface-access-token', 'hf_', secret_scan_raw `([A-Za-z0-9]{34})(?!\w)`],
    ['Linear', 'linear-api-key', 'lin_api_', '([A-Za-z0-9]{40})'],
    ['npm', 'npm-access-token', 'npm_', secret_scan_raw `([A-Za-z0-9]{36})(?!\w)`],
    ['OpenAI', 'openai-api-key', secret_scan_raw `sk-(?:(?!sk-)[\w-]){16,100}T3BlbkFJ`, secret_scan_raw `([\w-]{16,100})`],
    ['Postgres', 'np.postgres.1', 'postgres(?:ql)?:', secret_scan_raw `//[^\s:@/]+:([\w%~!&-.;=]{8,})@(?![\w.-]*example)[\w-]+\.`],
    ['PyPI', 'pypi-upload-token', 'pypi-', secret_scan_raw `AgEIcHlwaS5vcmc([\w-]{50,1000})`],
    ['SendGrid', 'sendgrid-api-token', 'SG', secret_scan_raw `\.([\w-]{22}\.[\w-]{43})(?![\w-])`],
    ['Shopify', 'shopify-access-token', 'shp(?:at|ca|pa|ss)_', '([a-fA-F0-9]{32})'],
    ['Slack', 'slack-bot-token', 'xox[abeprs]-', secret_scan_raw `(?:\d{1,14}-){0,3}([A-Za-z0-9-]{16,200})`],
    ['Slack', 'slack-webhook-url', secret_scan_raw `hooks\.slack\.com/`, '(?:services|workflows|triggers)/([A-Za-z0-9+/]{40,100})'],
    ['Stripe', 'stripe-access-token', '[rs]k_live_', '([A-Za-z0-9]{16,200})'],
    ['Supabase', 'th.supabasetoken', 'sbp_', secret_scan_raw `([a-z0-9]{40})(?!\w)`],
    ['Supabase', 'supabase.com/docs/guides/api/api-keys', 'sb_secret_', secret_scan_raw `([\w-]{20,100})`],
    ['Telegram', 'np.telegram.1', secret_scan_raw `(?:bot)?\d{5,16}:`, secret_scan_raw `AA([\w-]{32,33})(?![\w-])`],
];
/** A token begins a word, or follows an escape whose last character is not a part of it. */
const start = secret_scan_raw `(?:(?<![A-Za-z0-9])|(?<=\\[nrtNRT]|%[0-9A-Fa-f]{2}|\\[uU]00[0-9A-Fa-f]{2}))`;
/** The ends of anchors come first, because one is found far sooner than a word. Rows of one character have none. */
const live = (() => {
    const anchors = formats.map(([, , anchor]) => anchor);
    const ends = [...new Set(anchors.map((anchor) => anchor.slice(-1)))];
    const twice = ends.map((end) => end + end).join('|');
    const tokens = formats.map(([, , anchor, after]) => `(?<=${start}${anchor})${after}`).join('|');
    return new RegExp(`(?:${ends.join('|')})(?<!${twice})(?<=${anchors.join('|')})(?:${tokens})`, 'gu');
})();
/** Words in examples. Short ones are in random characters, too, so they count only at a word's end or start. */
const example = /example|sample|placeholder|replace|insert|redacted|change-?me|dummy|token|secret|passw|(?:^|[-_])(?:fake|your)|(?:fake|your)[-_]/iu;
/** Rows of characters that no service gives out. */
const row = /(.)\1{5}|01234567|12345678|abcdefgh|ABCDEFGH|AbC123/u;
function liveTokenIn(text) {
    // For a small file that has none, to begin with all matches takes longer than the search.
    if (text.search(live) < 0)
        return undefined;
    for (const [, ...groups] of text.matchAll(live)) {
        const at = groups.findIndex((group) => group !== undefined);
        const random = groups[at] ?? '';
        // Of 16 random characters that are some 13.
        if (!example.test(random) && !row.test(random) && new Set(random).size >= 8)
            return formats[at]?.[0];
    }
    return undefined;
}

;// CONCATENATED MODULE: ./build/site/walk.js







class Walk {
    omitted = new Map();
    /** What looks private and no `!` pattern names, and links that lead outside. */
    leaks = [];
    #choice;
    #root;
    #onWire = new Map();
    /** The real paths of the folders that the walk is in. */
    #open = [];
    constructor(choice, root) {
        this.#choice = choice;
        this.#root = root;
    }
    /** The files to publish, sorted by path (UTF-16 code units); once. Throws for the first one that can't be. */
    *files(path = '', real = '') {
        const dirents = (0,file_access/* attempt */.CD)(path, 'listed', () => (0,external_node_fs_.readdirSync)((0,external_node_path_.join)(this.#root, real), { withFileTypes: true }));
        const listed = dirents.map((dirent) => {
            const { name } = dirent;
            const onDisk = (real && `${real}/${name}`) || name;
            const isToEnter = dirent.isDirectory() || (dirent.isSymbolicLink() && (0,file_access/* isFolder */.lQ)((0,external_node_path_.join)(this.#root, onDisk)));
            const entry = { path: (path && `${path}/${name}`) || name, real: onDisk, isFolder: isToEnter };
            // The paths of a folder's files have a slash after its name, so the slash counts for the order too.
            return { dirent, entry, key: isToEnter ? `${name}/` : name };
        });
        listed.sort((a, b) => (a.key < b.key ? -1 : 1));
        this.#open.push(real);
        for (const { dirent, entry } of listed) {
            const found = this.#visit(dirent, entry);
            if (found?.isFolder)
                yield* this.files(found.path, found.real);
            else if (found)
                yield { path: found.path, source: (0,external_node_path_.join)(this.#root, found.real) };
        }
        this.#open.pop();
    }
    /** A file to publish or a folder to enter, as below; undefined for what is left out. */
    #visit(dirent, entry) {
        const { exclude, includeHiddenFiles } = this.#choice;
        const { path, isFolder } = entry;
        const isReal = dirent.isDirectory();
        const isExcluded = exclude.excludes(path, isFolder);
        const omission = omissionOf(dirent.name, isFolder, includeHiddenFiles) ?? (isExcluded ? 'exclude' : undefined);
        if (omission === 'exclude' && isReal && exclude.mayKeepIn(path, isPrivateFolder(path)))
            return entry;
        if (omission !== undefined)
            return this.#omit(omission, isReal ? `${path}/` : path);
        if (dirent.isSymbolicLink())
            return this.#follow(entry);
        return isReal ? this.#unlessPrivate(entry) : this.#file(entry, dirent.isFile());
    }
    /** A link is published as what it points to, if the names on the way there may be published. */
    #follow(link) {
        const { path, isFolder } = link;
        const real = (0,file_access/* targetOf */.$r)(path, (0,external_node_path_.join)(this.#root, link.real), this.#root);
        if (typeof real !== 'string')
            return void this.leaks.push(real);
        const entry = { ...link, real };
        const isInPrivate = real.split('/').some((_, end, names) => isPrivateFolder(names.slice(0, end).join('/')));
        if (isInPrivate && !this.#choice.exclude.names(path))
            return this.#leak(link);
        const omission = omissionOf(real, isFolder, this.#choice.includeHiddenFiles);
        if (omission !== undefined)
            return this.#omit(omission, path);
        if (!isFolder)
            return this.#file(entry, (0,file_access/* attempt */.CD)(path, 'read', () => (0,external_node_fs_.statSync)((0,external_node_path_.join)(this.#root, real))).isFile());
        return this.#open.includes(real) ? this.#omit('link back into a folder above', path) : this.#unlessPrivate(entry);
    }
    #file(entry, isFile) {
        const { path } = entry;
        // Opening a device or a pipe could do something, so they are not opened.
        if (!isFile) {
            const hint = `It can't be published. Leave it out with "exclude: ${(0,printable/* printable */.g$)(path)}".`;
            throw new errors/* SiteError */.wt(`${(0,file_access/* quote */.hD)(path)} is not a regular file but a socket, pipe or device.`, { hint });
        }
        checkName(path, this.#onWire);
        return this.#unlessPrivate(entry);
    }
    #unlessPrivate(entry) {
        const { path, real, isFolder } = entry;
        const isPrivate = isFolder ? isPrivateFolder : isPrivateFile;
        const looksPrivate = isPrivate(path) || isPrivate(real);
        return looksPrivate && !this.#choice.exclude.names(path) ? this.#leak(entry) : entry;
    }
    #leak({ path, isFolder }) {
        this.leaks.push({ path: isFolder ? `${path}/` : path, reason: 'its name' });
    }
    #omit(reason, path) {
        const paths = this.omitted.get(reason) ?? [];
        this.omitted.set(reason, paths);
        paths.push(path);
    }
}

;// CONCATENATED MODULE: ./build/site/collect.js












/** Bytes of a file that are searched at once, and of each piece that belong to the next one too. */
const searched = 16 * 1024 * 1024;
const seam = 64 * 1024;
/**
 * Finds the files of a site. Calls to the file system are synchronous: for 100,000 files that is several times as fast.
 *
 * @throws {InputError} if the directory can't be the site, or is empty
 * @throws {SiteError} for what looks private, leads outside or can't be published
 */
async function collectSite(directory, workspace, options) {
    const { exclude, apiKey = '', isLiveSite = false, signal } = options;
    const named = { directory, workspace };
    const root = realRoot(named);
    const walk = new Walk(options, root);
    const { omitted, leaks } = walk;
    const key = (0,masking/* keyFinder */.U9)(apiKey);
    const buffer = Buffer.allocUnsafeSlow(searched);
    const files = [];
    const doubts = { dump: [], token: [] };
    for (const { path, source } of walk.files()) {
        // Now and then, so that a signal of the system is seen.
        if (files.length % 256 === 0 || (files.at(-1)?.size ?? 0) > 1024 * 1024)
            await (0,promises_.setImmediate)();
        signal?.throwIfAborted();
        const { kind, what = '' } = (0,file_access/* attempt */.CD)(path, 'read', () => (0,read_file/* whileOpen */.Us)(source, (descriptor) => {
            const { size, mtimeMs } = (0,external_node_fs_.fstatSync)(descriptor);
            files.push({ path, source, size, modified: mtimeMs });
            if (isBinary(path) && isBinary(source))
                return undefined;
            return secretInOpen(descriptor, buffer, key);
        })) ?? {};
        if (key?.(path))
            leaks.push({ path, reason: "the account's API key in its name", isSecret: true });
        else if (exclude.names(path))
            continue;
        else if (kind === 'token' && isProse(path) && isProse(source))
            doubts.token.push(path);
        else if (kind !== undefined)
            leaks.push({ path, reason: what, isSecret: true });
        else if (/\.(?:sql|sqlite3|dump|har)$/iu.test(path))
            doubts.dump.push(path);
    }
    const emptyHint = 'Check that the build ran and wrote there, and what "exclude" leaves out. Nothing was sent.';
    if (files.length + leaks.length === 0)
        throw wrongFolder(named, 'has nothing to publish', emptyHint);
    const rootPage = { doubts: await lookAtRootPage(files, omitted, { ...named, isLiveSite }) };
    if (leaks.length > 0)
        throw leakError(leaks, exclude.lines);
    return { files, bytes: bytesOf(files), omitted, doubts, unmatched: exclude.unmatched(omitted), rootPage };
}
/** The worst in an open file, which is read in pieces. Each begins with the end of the one before. */
function secretInOpen(descriptor, buffer, key) {
    let token;
    for (let at = 0;; at += searched - seam) {
        const length = (0,external_node_fs_.readSync)(descriptor, buffer, 0, searched, at);
        const secret = secretIn(buffer.subarray(0, length), key);
        if (secret?.kind === 'key' || length < searched)
            return secret?.kind === 'key' ? secret : (token ?? secret);
        token ??= secret;
    }
}

;// CONCATENATED MODULE: ./build/site/exclude.js



/** What glob takes for the root of patterns: on Windows that of the current drive. */
const root = (0,external_node_path_.resolve)('/');
/**
 * The patterns of the input `exclude`, for one walk: it remembers which ones matched. Paths are relative to the site's root.
 * The matcher is that of `@actions/glob`. Its public `glob()` would walk through the site a second time, slowly, and would
 * follow links that lead outside.
 */
class Exclude {
    /** As the user wrote them, also comments, but without empty ones and white space around. */
    lines;
    #patterns;
    #named;
    #matched = new Set();
    constructor(lines, patterns) {
        this.lines = lines;
        this.#patterns = patterns;
        this.#named = new Set(patterns.filter(({ matcher }) => matcher.negate).map(({ line }) => pathIn(line)));
    }
    static async parse(text) {
        const lines = text.split(/[\r\n]/u).flatMap((line) => line.trim() || []);
        const written = lines.filter((line) => !line.startsWith('#'));
        if (written.length === 0)
            return new Exclude(lines, []);
        // Most sites exclude nothing, and should not wait for it.
        const glob = await __webpack_require__.e(/* import() */ 809).then(__webpack_require__.bind(__webpack_require__, 809));
        const all = [];
        for (const line of written) {
            const { negation, pattern } = partsOf(line);
            try {
                // A folder that matches stands for all that is in it.
                // Without the lookbehind the time would be quadratic.
                const both = [pattern, pattern.replace(/(?<!\/)\/*$/u, '/*/**')].map((each) => `${negation}/${each}`);
                const globber = await glob.create(both.join('\n'));
                const { patterns } = globber;
                all.push(...patterns.map((matcher) => ({ line, matcher })));
            }
            catch (cause) {
                const hint = 'Write a path or glob inside the directory, without "." and "..", as in "drafts/**" or "**/*.map".';
                throw new errors/* InputError */.dz('exclude', `the pattern "${(0,printable/* excerpt */.Kb)(line)}" can't be used.`, { hint, cause });
            }
        }
        return new Exclude(lines, all);
    }
    /** The lines that matched nothing, but none that leads into what was left out: nobody looked there. */
    unmatched(omitted) {
        const out = [...omitted.values()].flat().map((path) => path.normalize().replace(/\/?$/u, '/'));
        const lines = this.#patterns.map(({ line }) => line).filter((line) => !this.#matched.has(line));
        return [...new Set(lines)].filter((line) => !out.some((path) => pathIn(line).startsWith(path)));
    }
    /** As in `@actions/glob`, the last pattern that matches decides. */
    excludes(path, isFolder) {
        const onDisk = root + path.normalize();
        const matching = this.#patterns.filter(({ matcher }) => (matcher.match(onDisk) & (isFolder ? 1 : 2)) !== 0);
        for (const { line } of matching)
            this.#matched.add(line);
        return matching.at(-1)?.matcher.negate === false;
    }
    /** Whether `!` lines may keep something in an excluded folder: in a private one only a path that a line names. */
    mayKeepIn(folder, isPrivate) {
        const start = `${folder.normalize()}/`;
        return isPrivate ? [...this.#named].some((path) => path.startsWith(start)) : this.#named.size > 0;
    }
    /** Whether a `!` line is this path: who wrote a broader one may not have thought of it. */
    names(path) {
        return this.#named.has(path.normalize());
    }
}
/** Any number of `!`, then signs of the root (`./`, `/`), then the pattern, in Unicode's NFC. */
function partsOf(line) {
    const [, negation = '', pattern = ''] = /^((?:!\s*)*)(?:\.?\/)*(.*)$/su.exec(line) ?? [];
    return { negation, pattern: pattern.normalize() };
}
/** The path that a line names if it contains no wildcard, without escapes and `/` at its end. */
const pathIn = (line) => partsOf(line).pattern.replace(/\/$|\[(.)\]|\\(.)/gu, '$1$2');

// EXTERNAL MODULE: ./build/environment.js
var environment = __webpack_require__(4306);
;// CONCATENATED MODULE: ./build/deploy/dry-run.js









/** Says what a deploy would do. Nothing is written. It fails if the deploy would. */
async function rehearse(as, site, snapshot, to, services) {
    const { context } = services;
    const isZip = as.form === 'zip';
    if (isZip)
        requirePackable(site.files);
    const { account, rows } = await checkAccess(services, snapshot.account);
    const size = `${(0,printable/* count */.U9)(site.files.length, 'file')}, ${(0,printable/* formatBytes */.z3)(site.bytes)}`;
    const leftOut = [...site.omitted].map(([reason, paths]) => `${(0,printable/* formatNumber */.ZV)(paths.length)} (${reason}): ${(0,printable/* firstOf */.Ku)(paths, 5)}`);
    const { readWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(663), __webpack_require__.e(828)]).then(__webpack_require__.bind(__webpack_require__, 7828));
    const found = await readWorkflow((0,environment/* environment */.cA)(), context.workspace);
    const findings = [
        fact('Would send', `${size}, as ${isZip ? 'one archive' : 'single files'} (${as.why})`),
        fact('To', whereTo(to, snapshot, account, services)),
        fact('Left out', (0,printable/* printable */.g$)(leftOut.join('; ')) || 'nothing'),
        ...rows,
        ...found.filter(({ ok }) => ok !== false).map(({ ok = false, text }) => ({ isGood: ok, name: '', text })),
    ];
    for (const { ok, text, lines } of found)
        if (ok === false)
            log/* log */.Rm.warning(text, lines);
    return rehearsed(findings, account, services);
}
function whereTo({ link }, { own }, account, { target, github }) {
    if (link === undefined)
        return 'a new address';
    if (lists(account, link))
        return `${link}, which is replaced`;
    if (!github || !linksOf(own).includes(link))
        return `${link}, which the account does not have: it would be made`;
    if (target.domain === undefined && !(0,build_subject/* isPreview */.b)(target))
        throw lostSite(link);
    log/* log */.Rm.warning(`The account does not have ${link} any more. Is this the key of another account?`);
    return `${link}, which the account does not have any more`;
}

// EXTERNAL MODULE: ./build/http/visit.js
var visit = __webpack_require__(2683);
;// CONCATENATED MODULE: ./build/features/visitor-check/visitor-check.js










/**
 * Asks a link, without the key, until it serves a sample of what was sent: the root page, the deepest path, the largest
 * file and the smallest. The bytes of HTML are not compared, because services add to it.
 *
 * @returns what is wrong, with the link; undefined if it serves them all
 */
async function verify(link, files, options) {
    const most = (measure) => files.reduce((best, file) => (measure(file) > measure(best) ? file : best));
    const root = files.filter(({ path }) => path === 'index.html');
    const chosen = [most(({ path }) => path.split('/').length), most(({ size }) => size), most(({ size }) => -size)];
    const sample = [...new Set([...root, ...chosen])];
    const faults = await lookUntilRight('Not all files are served yet', link, sample, options, unservedAs);
    if (faults.length === 0)
        return undefined;
    const message = `The site was sent, but https://${link}/ does not serve it after ${options.patience / 1000} s: ${faults.join('; ')}.`;
    const hint = 'Open the link. If it is only slow, run the job again. If only files in folders are wrong, write "upload-as: zip". Else ask the hosting service what happened to the upload.';
    return new errors/* ActionError */.lZ(message, { hint });
}
const unservedAs = async (link, file, signal) => {
    const served = (0,external_node_crypto_.createHash)('sha256');
    const { fault } = await visitFile(link, file, signal, (chunk) => served.update(chunk));
    if (fault !== undefined || isHtml(file))
        return fault;
    const sent = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, [Buffer.alloc(2 ** 18), Buffer.alloc(2 ** 18)]))
        sent.update(chunk);
    return served.digest('hex') === sent.digest('hex') ? undefined : 'comes with other bytes';
};
/**
 * Looks at files until nothing is wrong, or `patience` is over.
 *
 * @returns what the last look found wrong, each with its path
 */
async function lookUntilRight(notYet, link, files, options, faultOf) {
    const { signal, tell, patience } = options;
    const end = performance.now() + patience;
    let left = files;
    for (let pause = 500;; pause = Math.min(2 * pause, 4000)) {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
        const seen = await Promise.all(left.map(async (file) => ({ file, fault: await faultOf(link, file, limit) })));
        signal.throwIfAborted();
        const wrong = seen.filter(({ fault }) => fault !== undefined);
        const faults = wrong.map(({ file, fault }) => `${(0,file_access/* quote */.hD)(file.path)} ${fault}`);
        if (faults.length === 0 || performance.now() >= end)
            return faults;
        if (left === files)
            tell(`${notYet}: ${faults[0]}. Checking again for up to ${patience / 1000} s.`);
        left = wrong.map(({ file }) => file);
        await (0,promises_.setTimeout)(pause, undefined, { signal });
    }
}
/** Gets one file as a visitor. The status is 0 if no complete answer came. */
async function visitFile(link, { path }, signal, take) {
    const url = new URL(`https://${link}/${path === 'index.html' ? '' : (0,address/* encodedPath */.yT)(path)}`);
    return await (0,visit/* visit */.Y)(url, signal, take).catch((error) => {
        return { status: 0, fault: `can't be fetched (${(0,printable/* excerpt */.Kb)((0,errors/* messageOf */.bD)(error))})` };
    });
}
function isHtml({ path }) {
    return /^(?:text\/html|application\/xhtml\+xml)$/u.test((0,media_type/* mediaType */.J)(path) ?? '');
}
/**
 * Asks a link as a visitor without the password, the root page and one other file, until both are closed (DESIGN 4, "A
 * password"). What is open may be the deploy before, so it is asked again. What is not closed in time is open.
 *
 * @returns why it is open, in sentences; undefined if it is closed
 */
async function lookForPassword(link, files, options) {
    const root = files.filter(({ path }) => path === 'index.html');
    const others = bySize(files).filter((file) => !root.includes(file));
    // Services may protect pages alone.
    const other = others.find((file) => !isHtml(file)) ?? others[0];
    const sample = other ? [...root, other] : root;
    const [fault] = await lookUntilRight('No password is asked for yet', link, sample, options, whyOpen);
    if (fault === undefined)
        return undefined;
    return `https://${link}/ is open to everybody. After ${options.patience / 1000} s no password is asked for: ${fault}.`;
}
/** How a file comes without the password, in words that follow its path. Undefined if it is closed. */
async function whyOpen(link, file, signal) {
    const start = [];
    const { status, fault } = await visitFile(link, file, signal, (chunk) => start.length < 100 && start.push(chunk));
    if (status === 401 || status === 403)
        return undefined;
    if (status !== 200)
        return fault;
    const page = readLoginPage(Buffer.concat(start).toString());
    const isSent = isHtml(file) && page.title === readLoginPage((0,read_file/* readText */.yR)(file, 10 * 2 ** 20) ?? '').title;
    return page.hasPasswordField && !isSent ? undefined : 'is served';
}
/** What tells a page that asks for a password from one that was sent. The time grows with the text's length only. */
function readLoginPage(text) {
    const [, title = ''] = /<title\b[^<>]*>([^<]*)/iu.exec(text) ?? [];
    // A script or a picture may have some HTML in it.
    const isPage = /^[\s\u{feff}]*<(?:!doctype html|html|head|body|meta|title)\b/iu.test(text);
    return {
        title: title.trim().replace(/\s+/gu, ' ').toLowerCase(),
        hasPasswordField: isPage && /<input\b[^<>]*(?:passw|passcode|passphrase)/iu.test(text),
    };
}

;// CONCATENATED MODULE: ./build/remove/make-room.js








const sweepOthers = async (holding, services) => (await sweepPreviews(holding, services)).previews;
/** Deletes the pull request's preview that was deployed to longest ago, open or not. Never a branch's. */
const replaceOldest = async (holding, services) => {
    const { target, inputs } = services;
    if (!(0,build_subject/* isPreview */.b)(target) || inputs.whenFull !== 'replace-oldest')
        return [];
    const [oldest] = holding
        .filter(({ subject }) => subject.kind === 'pull-request')
        .toSorted((a, b) => (a.own[0]?.createdAt ?? 0) - (b.own[0]?.createdAt ?? 0));
    if (oldest === undefined)
        return [];
    const reason = `The account was full, so this preview was deleted to make room for ${(0,build_subject/* describe */.q)(target.subject)}. The next push makes a new one.`;
    const { outcome, error } = await removeOther(oldest, services, reason);
    return [{ subject: oldest.subject, deleted: outcome.links, error }];
};
/** In this order. */
const waysToMakeRoom = [sweepOthers, replaceOldest];
/**
 * Makes room in a full account (DESIGN 4).
 *
 * @param before the account as it was before the create
 * @param ways that were not tried yet. Those that are tried now are taken off.
 * @returns the account, with room; or how a run ends that is to be skipped
 * @throws {ActionError} what to do, if there is no room
 */
async function makeRoom(refusal, before, ways, services) {
    const { hosting, deployments, progress, target, inputs, signal } = services;
    log/* log */.Rm.info(`${refusal.message} Looking for previews that nobody needs.`);
    const environment = (0,build_subject/* isPreview */.b)(target) ? target.environment : 'preview';
    const previews = (await (0,log/* bestEffort */.z$)('look for previews', () => deployments.previews(environment))) ?? [];
    const holding = previews.filter(({ subject, own }) => {
        return taskOf(subject) !== taskOf(target.subject) && linksOf(own).some((link) => lists(before, link));
    });
    for (let way = ways.shift(); way !== undefined && holding.length > 0; way = ways.shift()) {
        const ended = await way(holding, services);
        signal.throwIfAborted();
        for (const { error, subject } of ended)
            if (error !== undefined)
                log/* log */.Rm.warning((0,printable/* printable */.g$)(`${(0,build_subject/* describe */.q)(subject)}: ${(0,errors/* messageOf */.bD)(error)}`));
        const freed = ended.flatMap(({ deleted }) => deleted);
        if (freed.length === 0)
            continue;
        progress.freed.push(...freed);
        log/* log */.Rm.notice(`The account was full. These previews were deleted to make room: ${(0,printable/* firstOf */.Ku)(freed, 10)}.`);
        return await hosting.account();
    }
    if (!(0,build_subject/* isPreview */.b)(target) || inputs.whenFull !== 'skip')
        throw fullAccount(refusal, environment, holding, before, services);
    const reason = `The account is full, so ${(0,build_subject/* describe */.q)(target.subject)} has no preview of this commit. Close a pull request that has one, or delete a link in the hosting account, and run the job again.`;
    return { kind: 'skipped', target, reason, isFull: true };
}
/** Lists this repository's previews that hold links of the account. Others are only counted, because logs are public. */
function fullAccount(refusal, environment, holding, account, { github, target, inputs }) {
    const listed = ({ own }) => linksOf(own).filter((link) => lists(account, link));
    const ours = holding.flatMap(listed);
    const others = account.links.filter((names) => !ours.some((link) => lists({ links: [names] }, link))).length;
    const age = ({ own }) => (0,printable/* formatAge */.nV)(Math.max(0, Date.now() - (own.at(-1)?.createdAt ?? Date.now())));
    const shown = holding.map((each) => `${(0,printable/* excerpt */.Kb)(listed(each)[0] ?? '', 100)} (${(0,build_subject/* describe */.q)(each.subject)}, ${age(each)} old)`);
    const none = github
        ? `None is a preview of the environment "${(0,printable/* printable */.g$)(environment)}".`
        : 'Without a token it is not known which are previews.';
    const hasSome = shown.length > 0;
    const rest = `The account has ${(0,printable/* count */.U9)(others, hasSome ? 'other link' : 'link')}.`;
    const held = hasSome
        ? `These previews of this repository hold links: ${(0,printable/* firstOf */.Ku)(shown, 20)}. ${rest}`
        : `${rest} ${none}`;
    const canReplace = hasSome && (0,build_subject/* isPreview */.b)(target) && inputs.whenFull === 'fail';
    const replace = canReplace ? 'Write "when-full: replace-oldest", or close pull requests. ' : '';
    const hint = `${replace}Delete links that nobody needs in the hosting account, or upgrade the account.`;
    return new errors/* ActionError */.lZ(`${refusal.message} ${held}`, { hint, cause: refusal });
}

;// CONCATENATED MODULE: ./build/deploy/take-back.js




/**
 * Deletes a link that this very run made for a preview and can't keep, with its deployment. A live site's link stays.
 *
 * @returns the error, with a sentence about the link
 */
async function takeBack(error, made, services) {
    const { message, hint } = (0,errors/* wordsOf */.Z9)(error);
    return new errors/* ActionError */.lZ(`${message} ${await resultOfTakingBack(made, services)}`, { hint, cause: error });
}
async function resultOfTakingBack(link, services) {
    const { hosting, deployments, progress, target } = services;
    if (!(0,build_subject/* isPreview */.b)(target))
        return `${link} stays.`;
    try {
        await hosting.remove(link);
    }
    catch (error) {
        const why = (0,printable/* printable */.g$)((0,errors/* messageOf */.bD)(error));
        return `${link} could not be deleted again: delete it in the hosting account if nobody needs it. ${why}`;
    }
    progress.deleted.push(link);
    const { deployment } = progress;
    if (deployment)
        await (0,log/* bestEffort */.z$)('delete its deployment', () => deployments.remove([deployment]));
    progress.deployment = undefined;
    return `${link} was deleted again.`;
}

;// CONCATENATED MODULE: ./build/deploy/unknown-link.js


const hint = 'Look in the hosting account, and delete what is not needed. Then run the job again.';
/** The error for a new link whose name is unknown. It only shows what is new in the account. */
async function unnamedLink(cause, before, { hosting }) {
    const after = await hosting.account().catch(() => undefined);
    const known = new Set(before?.links.flat());
    const added = after?.links.filter((names) => !names.some((name) => known.has(name))) ?? [];
    const names = added.map(([name = '']) => (0,printable/* excerpt */.Kb)(name, 100));
    const news = after && before ? `New in the account since then: ${(0,printable/* firstOf */.Ku)(names, 5) || 'nothing'}.` : '';
    const message = `${(0,errors/* wordsOf */.Z9)(cause).message} A new address may have been made. ${news || 'The account could not be read.'}`;
    return new errors/* ActionError */.lZ(message, { hint, cause });
}
/** The account after a create whose answer was lost. */
async function accountAfter(error, link, { hosting }) {
    return await hosting.account().catch((cause) => {
        throw new errors/* ActionError */.lZ(`${(0,errors/* wordsOf */.Z9)(error).message} ${link} may have been made.`, { hint, cause });
    });
}

;// CONCATENATED MODULE: ./build/deploy/send.js












/**
 * Sends a site, until the service has taken it or it is certain that it can't (DESIGN 3, step 3).
 *
 * @param before the account before a link is made. Undefined for an update.
 * @returns why the run is skipped, if the account is full and `when-full: skip` allows it
 * @throws {ActionError} why the service has not taken it, or has put it where it must not be
 */
async function send(upload, to, before, services) {
    const { hosting, progress, signal, target } = services;
    const again = attempts(signal, log/* log */.Rm.info);
    const ways = [...waysToMakeRoom];
    let { link, isNew } = to;
    let account = before;
    for (;;) {
        progress.link = link;
        const answer = await hosting.upload(upload, { link, isNew }).catch((error) => ({ error }));
        if (!('error' in answer))
            return await accepted(answer, { link, isNew }, account, services);
        const { error } = answer;
        if ((0,errors/* mayBeDone */.VH)(error))
            progress.upload = 'perhaps';
        if (signal.aborted)
            throw error;
        const { isFull = false, mayBeLost = false } = error instanceof errors/* ServiceError */._7 ? meaningOf(error) : {};
        if (isNew && isFull) {
            const room = await makeRoom(error, account ?? (await hosting.account()), ways, services);
            if ('kind' in room)
                return room;
            account = room;
        }
        else if (!isNew && mayBeLost) {
            account = await requireLost(error, link ?? '', services);
            [link, isNew] = [target.domain, true];
        }
        else if (isNew && (0,errors/* mayBeDone */.VH)(error)) {
            if (link === undefined)
                throw await unnamedLink(error, account, services);
            account = await accountAfter(error, link, services);
            if (lists(account, link))
                return await completed(upload, link, services);
            progress.upload = 'not sent';
            if (!(await again((0,errors/* wordsOf */.Z9)(error).message)))
                throw error;
        }
        else
            throw error;
    }
}
/**
 * Judges the link that the service answered.
 *
 * @param before the account before a link was made
 * @throws {ActionError} if this run may not have the link
 */
async function accepted(answer, to, before, services) {
    const { progress, target } = services;
    const { link } = answer;
    progress.upload = 'done';
    // A service may answer with the first label of the name that was asked for.
    if (to.link !== undefined && (0,address/* isSameLink */.dF)(link, to.link))
        return { ...answer, kind: 'sent', link: to.link, isMade: to.isNew };
    const hint = `Look at https://${link}, and deploy its own site again if it must.`;
    if (!to.isNew && to.link !== undefined) {
        const what = `The site was sent for ${to.link}, but the service answered that it is at ${link}.`;
        if (!(0,build_subject/* isPreview */.b)(target)) {
            log/* log */.Rm.warning(`${what} Look at both.`);
            return { ...answer, kind: 'sent', link: to.link, isMade: false };
        }
        progress.upload = 'perhaps';
        if (link.includes('.'))
            progress.link = link;
        throw new errors/* ActionError */.lZ(`${what} What was there may be overwritten.`, { hint });
    }
    if (!link.includes('.')) {
        Object.assign(progress, { upload: 'perhaps', link: undefined });
        const label = new errors/* ActionError */.lZ(`The service answered with "${link}", which is no whole name.`);
        throw await unnamedLink(label, before, services);
    }
    progress.link = link;
    if (before && lists(before, link)) {
        progress.upload = 'perhaps';
        const message = `A new address was asked for, and the service answered with ${link}, which was there before. What was there may be overwritten.`;
        throw new errors/* ActionError */.lZ(message, { hint: `${hint} Perhaps the account has no room for one more link.` });
    }
    if (to.link === undefined)
        return { ...answer, kind: 'sent', isMade: true };
    const message = `The address ${to.link} was asked for, and the service made ${link} instead.`;
    const wrong = new errors/* ActionError */.lZ(message, { hint: 'Leave "domain" out: this service chooses the names itself.' });
    throw await takeBack(wrong, link, services);
}
/** Asks the account whether a link is lost. @returns the account without it @throws the refusal if the link is there */
async function requireLost(refusal, link, services) {
    const { hosting, progress, target } = services;
    const account = await hosting.account().catch(() => undefined);
    if (account === undefined || lists(account, link))
        throw refusal;
    progress.upload = 'not sent';
    if (target.domain === undefined && !(0,build_subject/* isPreview */.b)(target))
        throw lostSite(link);
    await requireMayCreate(services);
    const where = target.domain === undefined ? 'gets a new address' : 'is made there again';
    log/* log */.Rm.warning(`The account has no site at ${link} any more, so this one ${where}. Is this the key of another account?`);
    return account;
}
/** Sends the site once more to a name that this run made, because the account lists it, perhaps without the whole site. */
async function completed(upload, link, services) {
    const { hosting, progress } = services;
    const answer = await hosting.upload(upload, { link, isNew: false }).catch(async (cause) => {
        const { message, hint } = (0,errors/* wordsOf */.Z9)(cause);
        const what = `${message} ${link} exists now, perhaps without the whole site.`;
        throw await takeBack(new errors/* ActionError */.lZ(what, { hint, cause }), link, services);
    });
    progress.upload = 'done';
    return { ...answer, kind: 'sent', link, isMade: true };
}

;// CONCATENATED MODULE: ./build/ownership/destination.js





/** The link that a deploy asks for. Undefined for a new one. */
function linkFor({ domain }, own) {
    return domain ?? linksOf(own)[0];
}
/**
 * The rules of who owns a link (DESIGN 3), asked once before anything is sent.
 *
 * @throws {RefusedError}
 */
function destinationOf(deployer, snapshot) {
    const { target, remembers } = deployer;
    const { own, account } = snapshot;
    const link = linkFor(target, own);
    if (!remembers)
        return { link, isNew: link === undefined, isClaim: false, notices: [] };
    const notices = requireOneSite(deployer, own);
    if (target.subject.kind === 'branch' && own.length === 0)
        notices.push(branchIsPreview(target.subject.branch, target.environment));
    const reserved = deployer.reserved || own.find((each) => each.reserved && isSameRun(deployer, each))?.link;
    if (reserved && link !== reserved && !deployer.reserves)
        notices.push(reservedElsewhere(reserved, link));
    if (link === undefined)
        return { link, isNew: true, isClaim: false, notices };
    const isClaim = !linksOf(own).includes(link);
    const isListed = account !== undefined && lists(account, link);
    const isLive = !(0,build_subject/* isPreview */.b)(target);
    const owner = isLive || isClaim ? requireOwn(link, target, snapshot) : undefined;
    if (isLive && isClaim && isListed && owner === undefined)
        notices.push(`There was a site at ${link} before this environment's first deploy there. This deploy replaces it.`);
    const meant = isLive && isClaim && !isListed ? (0,spelling/* meantBy */.P)(link, linksOf([...own, ...snapshot.liveSites])) : undefined;
    if (meant !== undefined)
        notices.push(`${link} is a new address. Did you mean ${meant}?`);
    return { link, isNew: isClaim && !isListed, isClaim, notices };
}
/**
 * A live site goes wherever its `domain` says, if the link is neither another live site's nor a preview's. A preview may claim
 * only a name that nobody has: so it makes what it claims.
 *
 * @returns the deployment by which this very live site has the link
 */
function requireOwn(link, target, snapshot) {
    const { liveSites, others = [], account } = snapshot;
    const { environment, subject } = target;
    const isOfPreview = (0,build_subject/* isPreview */.b)(target);
    const owner = isOfPreview ? liveSites.find((each) => each.link === link) : ownerOf(link, liveSites);
    if (owner !== undefined && (isOfPreview || !isSameEnvironment(owner.environment, environment)))
        throw belongsToLiveSite(link, owner, subject);
    if (isOfPreview && (account === undefined || lists(account, link)))
        throw wasThereBefore(link, subject);
    const isOwn = linksOf(snapshot.own).includes(link);
    const preview = isOwn ? undefined : others.find((each) => each.link === link && each.task !== liveSiteTask);
    if (preview !== undefined)
        throw belongsToPreview(link, preview);
    return owner;
}
/** The deployment by which a live site has a link: the newest one that names it, if that is its site's current link. */
function ownerOf(link, liveSites) {
    const last = liveSites.find((each) => each.link === link);
    const ofSite = liveSites.filter((each) => last && isSameEnvironment(each.environment, last.environment));
    return linksOf(ofSite)[0] === link ? last : undefined;
}
/**
 * One record, one site.
 *
 * @returns what somebody should know
 * @throws {RefusedError} if this deploy would replace another site of the same record
 */
function requireOneSite(deployer, own) {
    const { target, run, workflow, job, reserves } = deployer;
    const newest = own.find(({ link, reserved }) => link !== '' && !reserved);
    if (newest === undefined || reserves)
        return [];
    const isOtherJob = newest.job !== '' && job !== '' && newest.job !== job;
    if (isSameRun(deployer, newest) && (newest.run === run || isOtherJob))
        throw deployedTwice(newest, isOtherJob);
    if (newest.workflow === '' || workflow === '' || newest.workflow === workflow)
        return [];
    const { domain } = target;
    const isMeant = domain === newest.link || (domain !== undefined && !linksOf(own).includes(domain));
    const words = anotherWorkflow(newest, target.subject);
    if (!(0,build_subject/* isPreview */.b)(target) && !isMeant)
        throw words;
    return (0,build_subject/* isPreview */.b)(target) && newest.sha === target.sha ? [`${words.message} ${words.hint?.text}`] : [];
}
/** Whether a deployment is of this run, in any attempt. */
function isSameRun({ run }, each) {
    return run !== '' && run.split('.')[0] === each.run.split('.')[0];
}
/** Another job of this very run and attempt that has deployed to the record, too. Asked after the own deploy. */
function twinOf({ run, job, reserves }, own) {
    if (reserves || run === '')
        return undefined;
    return own.find((each) => each.run === run && !each.reserved && each.link !== '' && ![job, ''].includes(each.job));
}
/**
 * The deployment of another site that claimed the same link at the same time. Asked after the own claim was recorded.
 *
 * @param since the earliest time that GitHub named in this run, in milliseconds since 1970
 */
function rivalOf(mine, newest, since) {
    const isOther = (each) => each.task !== mine.task || !isSameEnvironment(each.environment, mine.environment);
    return newest.find((each) => each.link === mine.link && isOther(each) && each.createdAt >= since);
}

;// CONCATENATED MODULE: ./build/deploy/snapshot.js







/**
 * Reads all that decides where a deploy goes, side by side (DESIGN 3, "Look").
 *
 * @param ready what the service is not asked before: files that can't be published cost it no request
 * @throws {ActionError} if anything of it can't be read: then everything has an owner
 */
async function takeSnapshot(services, ready) {
    const { deployments, github, target, progress } = services;
    const { subject } = target;
    const reading = deployments.record(target);
    const linking = reading.then((own) => {
        progress.before = own.find(({ link }) => link !== '');
        return linkFor(target, own);
    });
    linking.catch(() => { });
    const isEnough = async (found) => {
        const link = await linking;
        return link === undefined || found.some((each) => each.link === link) || ((0,build_subject/* isPreview */.b)(target) && found.length >= 1000);
    };
    const [own, liveSites, ofClaim, isBranchThere] = await Promise.all([
        reading,
        (0,build_subject/* isPreview */.b)(target) || !github ? [] : deployments.liveSites(isEnough),
        reading.then((own) => readForClaim(own, isEnough, services, ready)),
        subject.kind === 'branch' && github ? (0,pull_requests/* branchExists */.TV)(github, subject.branch).catch(() => undefined) : undefined,
    ]);
    return { own, liveSites, ...ofClaim, isBranchThere };
}
/** What must be known of a link that the record does not name. */
async function readForClaim(own, isEnough, services, ready) {
    const { hosting, deployments, github, target } = services;
    const link = linkFor(target, own);
    if (link !== undefined && (!github || linksOf(own).includes(link)))
        return {};
    const isOfPreview = (0,build_subject/* isPreview */.b)(target);
    const [account, found] = await Promise.all([
        Promise.resolve(ready).then(() => hosting.account()),
        link === undefined ? [] : isOfPreview ? deployments.liveSites(isEnough) : deployments.newest(1000),
        requireMayCreate(services),
    ]);
    return isOfPreview ? { account, liveSites: found } : { account, others: found };
}
/** Asks the rules, once. @throws {RefusedError} */
function decide(snapshot, { deployer }) {
    const to = destinationOf(deployer, snapshot);
    for (const text of to.notices)
        log/* log */.Rm.remark(text);
    return to;
}
/** @throws {RefusedError} if another site claimed the link at the same moment. Then the own deployment is deleted. */
async function requireClaim({ deployments, github, progress }) {
    const { deployment: mine } = progress;
    if (mine === undefined)
        return;
    const newest = await (0,log/* bestEffort */.z$)('look whether another site claims the same address', () => deployments.newest(100));
    const rival = newest && rivalOf(mine, newest, github?.firstDate ?? mine.createdAt);
    if (rival === undefined)
        return;
    await (0,log/* bestEffort */.z$)('delete the deployment of this run', () => deployments.remove([mine]));
    progress.deployment = undefined;
    progress.upload = 'perhaps';
    throw claimLost(rival);
}
/**
 * Reads what may have changed during the deploy (DESIGN 3, steps 6 and 7): the own record, and the pull request or branch.
 *
 * @returns `isOver`: whether the preview must go, with all that `own` has
 * @throws {RefusedError} if another job of this run deployed to the record, too
 */
async function lookAgain({ isBranchThere }, services) {
    const { deployments, github, target, progress, deployer } = services;
    const { subject, sha } = target;
    // A branch that did not exist before has not been deleted.
    const mayBeOver = subject.kind === 'pull-request' || isBranchThere;
    const [listed, state] = await Promise.all([
        github && (0,log/* bestEffort */.z$)('look whether another job deploys here', () => deployments.record(target)),
        github && mayBeOver ? (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => (0,pull_requests/* stateOf */.L4)(subject, github)) : undefined,
    ]);
    const twin = listed && twinOf(deployer, listed);
    if (twin) {
        progress.upload = 'perhaps';
        throw twoJobs(twin);
    }
    const { deployment } = progress;
    // GitHub's list may not have this run's deployment yet.
    const isListed = listed?.some(({ id }) => id === deployment?.id) ?? true;
    const own = deployment === undefined || isListed ? (listed ?? []) : [deployment, ...(listed ?? [])];
    const isOver = state?.isNeeded === false && listed !== undefined;
    const isOutdated = state?.headSha !== undefined && sha !== '' && state.headSha !== sha;
    return { own, isOver, isOutdated };
}

;// CONCATENATED MODULE: ./build/deploy/publish.js












/** Sends a site, records it, checks its address, and looks again (DESIGN 3, steps 3 to 6). */
async function publish(upload, snapshot, to, services) {
    const { commenter, progress, target, signal } = services;
    const sent = await send(upload, to, snapshot.account, services);
    if (sent.kind === 'skipped')
        return sent;
    await publish_record(sent, services);
    // Recorded first, so that a cancelled run leaves no unknown site.
    signal.throwIfAborted();
    await check(sent, upload, services);
    if (to.isClaim)
        await requireClaim(services);
    commenter.prepare();
    const { own, isOver, isOutdated } = await lookAgain(snapshot, services);
    if (isOver) {
        log/* log */.Rm.notice(`${(0,build_subject/* describe */.q)(target.subject)} was closed or deleted during this deploy, so its preview is deleted at once.`);
        return await removeOwn(own, services);
    }
    adviseOnDomain(sent.link, snapshot.own.length === 0, services);
    return { ...sent, kind: 'published', target, freed: progress.freed, isOutdated };
}
/** Records what the service answered. A new link that can't be recorded is taken back: no later run would delete it. */
async function publish_record({ link, isMade }, services) {
    const { deployments, target, progress, github, deployer } = services;
    if (!github)
        return;
    try {
        progress.deployment = await deployments.create(target, target.sha, { link, reserved: deployer.reserves }, isMade);
    }
    catch (cause) {
        const { message, hint: advice = { text: '' } } = (0,errors/* wordsOf */.Z9)(cause);
        const { text, lines } = (0,answers/* isForbidden */.US)(cause) ? { text: 'Add to the job:', lines: permissions/* permissionLines */.$r } : advice;
        if (!isMade) {
            log/* log */.Rm.warning(`The deploy to ${link} is done, but GitHub did not record it. ${message} ${text}`, lines);
            return;
        }
        const again = (0,build_subject/* isPreview */.b)(target) ? '' : `Write "domain: ${link}" to deploy there again. `;
        const hint = { text: `${again}${message} ${text}`, lines };
        throw await takeBack(new errors/* ActionError */.lZ(`GitHub did not record the new address ${link}.`, { hint, cause }), link, services);
    }
}
/**
 * Asks a link as a visitor: it must ask for the password, if there is one, or serve what was sent.
 *
 * @throws {ActionError} if it does not. An open link that this run made is deleted.
 */
async function check({ link, isMade }, { site, password }, services) {
    const { inputs, signal, deployer, progress } = services;
    const options = { signal, tell: log/* log */.Rm.info, patience: inputs.verifyTimeout };
    const start = performance.now();
    const done = (what) => log/* log */.Rm.info(`${what}, after ${(0,printable/* formatDuration */.a3)(performance.now() - start)}.`);
    if (password === undefined) {
        if (!inputs.verify || deployer.reserves)
            return;
        const fault = await verify(link, site, options);
        if (fault === undefined)
            return done(`Verified: https://${link}/ serves what was sent`);
        // The link may show anything.
        progress.upload = 'perhaps';
        throw fault;
    }
    if (inputs.verify)
        log/* log */.Rm.info('"verify" can not look behind the password. It is only checked that the site asks for it.');
    const why = await lookForPassword(link, site, options);
    if (why === undefined)
        return done(`https://${link}/ asks for the password`);
    const hint = 'The service may not know passwords. Then write "preview-password: none", and everybody with the address can read previews.';
    if (isMade)
        throw await takeBack(new errors/* ActionError */.lZ(why, { hint }), link, services);
    const stays = 'The site existed before this run, so it was not deleted. It is public: delete it in the hosting account if it must not be.';
    throw new errors/* ActionError */.lZ(`${why} ${stays}`, { hint });
}
/** Suggests writing the address into the workflow file, because people delete deployments. */
function adviseOnDomain(link, isFirst, { target, github, context, inputs }) {
    if (target.domain !== undefined)
        return;
    if (!github)
        log/* log */.Rm.warning(`Without github-token the address ${link} is not remembered: the next run makes another one, and closing a pull request deletes none. Leave "github-token" out, so that it is the job's own token.`);
    else if (!(0,build_subject/* isPreview */.b)(target) && isFirst) {
        // One line in the workflow would be that of all its sites. Without a matrix GitHub gives null, and act {}.
        const isOneOfSeveral = !['', 'null', '{}'].includes(inputs.matrix);
        const { text, lines } = isOneOfSeveral
            ? { text: 'It is remembered.' }
            : onlyForPushes(target.subject, link, context.event);
        log/* log */.Rm.notice((0,log/* inPlainText */.NA)({ text: `The site has an address of its own now: ${link}. ${text}`, lines }));
    }
}

;// CONCATENATED MODULE: ./build/deploy/deploy.js
var deploy_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var deploy_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});













/** Publishes the site to the link that the user named, else to the one that is remembered, else to a new one. */
async function deploy(directory, services) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { inputs, hosting, target, password } = services;
        const start = performance.now();
        const collecting = collect(directory, services);
        const reading = takeSnapshot(services, collecting);
        // If the files can't be published, the comment still tells what is live.
        await Promise.allSettled([collecting, reading]);
        const [built, snapshot] = await Promise.all([collecting, reading]);
        const to = decide(snapshot, services);
        const own = withOwn(built, services);
        const changed = deploy_addDisposableResource(env_1, await whatChangedIn(built, own, to.link, services), false);
        const site = withAdded(own, changed?.files ?? []);
        const packing = formFor(inputs.uploadAs, site, hosting.dialect, inputs.baseUrl.host);
        const { form } = packing;
        const { files, bytes } = site;
        if (inputs.dryRun)
            return await rehearse(packing, site, snapshot, to, services);
        const packed = deploy_addDisposableResource(env_1, form === 'zip' ? await packSite(site, services) : undefined, false);
        const what = (0,build_subject/* isPreview */.b)(target) ? (0,build_subject/* describe */.q)(target.subject) : `the environment ${target.environment}`;
        log/* log */.Rm.info(`Deploying ${what} to ${to.link ?? 'a new address'}.`);
        log/* log */.Rm.info(`Sending ${packed ? 'one archive' : (0,printable/* count */.U9)(files.length, 'single file')}.`);
        const isProtected = (0,build_subject/* isPreview */.b)(target) ? password !== undefined : undefined;
        const parts = packed ? [packed.file] : files;
        const facts = { fileCount: files.length, bytes, form };
        const published = await publish({ parts, site: files, password }, snapshot, to, services);
        if (published.kind !== 'published')
            return published;
        return { ...published, kind: 'deployed', site: facts, isProtected, start, differences: await changed?.differences };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        deploy_disposeResources(env_1);
    }
}
/** Finds the files of the site. @throws {SiteError} for what must not be published */
async function collect(directory, { inputs, context, signal, target }) {
    // While files are collected nothing else can run. So the first requests get a moment to go out.
    await (0,promises_.setImmediate)();
    const exclude = await Exclude.parse(inputs.exclude);
    const options = { ...inputs, exclude, isLiveSite: !(0,build_subject/* isPreview */.b)(target), signal };
    const site = await collectSite(directory, context.workspace, options);
    reportSite(site);
    return site;
}
function withOwn(site, { inputs, target }) {
    if (!inputs.noindex || !(0,build_subject/* isPreview */.b)(target))
        return site;
    log/* log */.Rm.info(`Added to the site: ${robotsFile.path} (${robotsFile.why}).`);
    return withAdded(site, [robotsFile]);
}
/** Asks the feature `what-changed`. Undefined if nobody wants to know. */
async function whatChangedIn(built, own, host, services) {
    const { inputs, context, target, deployments, signal } = services;
    const { compareWith: environment } = inputs;
    const isLive = !(0,build_subject/* isPreview */.b)(target);
    const isCompared = isLive ? environment?.toLowerCase() === target.environment.toLowerCase() : !inputs.dryRun;
    const screenshots = isCompared && !isLive ? screenshotsFor(services) : 0;
    if (!isCompared || (environment === undefined && screenshots === 0))
        return undefined;
    const { whatChanged } = await Promise.all(/* import() */[__webpack_require__.e(712), __webpack_require__.e(922)]).then(__webpack_require__.bind(__webpack_require__, 6922));
    const live = async () => linksOf(await deployments.record({ environment: environment ?? '', subject: { kind: 'live-site' } }))[0];
    const { run, temp } = context;
    return await whatChanged({
        environment,
        isLive,
        built: built.files,
        sent: own.files,
        host,
        run,
        live,
        screenshots,
        temp,
        signal,
        log: log/* log */.Rm,
    });
}
/** How many pages a browser may show. None if it must not see the site, or nobody could see its pictures. */
function screenshotsFor({ inputs, context, password }) {
    const isForeign = context.pullRequest?.fork || context.workflowRun?.foreign;
    if (inputs.screenshots === 0 || (password === undefined && !isForeign))
        return inputs.screenshots;
    const why = password === undefined
        ? "the pull request's code may be of another repository, and its scripts would run on this runner"
        : 'the password keeps GitHub from showing them';
    log/* log */.Rm.notice(`There are no screenshots: ${why}.`);
    return 0;
}
/** How a site is sent, and why so. */
function formFor(uploadAs, { files }, dialect, host) {
    if (uploadAs !== 'auto')
        return { form: uploadAs, why: `"upload-as: ${uploadAs}" asks for it` };
    if (!files.some(({ path }) => path.includes('/')))
        return { form: 'files', why: 'a site without folders needs no archive' };
    if (dialect.folders === 'zip')
        return { form: 'zip', why: `${host} unpacks archives` };
    return { form: 'files', why: 'the interface takes single files with their folders' };
}
async function packSite(site, { context, signal }) {
    const start = performance.now();
    const archive = await pack(site.files, context.temp, signal);
    const took = (0,printable/* formatDuration */.a3)(performance.now() - start);
    log/* log */.Rm.info(`Packed into site.zip: ${(0,printable/* formatBytes */.z3)(archive.file.size)} of ${(0,printable/* formatBytes */.z3)(site.bytes)}, in ${took}.`);
    return archive;
}

;// CONCATENATED MODULE: ./build/deploy/reserve.js







/** What a link shows until the deploy that follows. It asks again until the site is there. */
const pageFor = (what) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width">
<meta http-equiv="refresh" content="5">
<title>This ${what} is being built</title>
<h1>This ${what} is being built</h1>
<p>It comes up here by itself in a moment.</p>
`;
/** Says where this run's deploy will go, before the build. If there is no link yet, a small page makes one. */
async function reserve(services) {
    const { target, inputs, deployments } = services;
    const { domain, subject } = target;
    const github = requireGitHub(services, 'an address that nobody remembers can not be reserved');
    // What can't be read is not closed.
    const state = await (0,log/* bestEffort */.z$)(`read ${(0,build_subject/* describe */.q)(subject)}`, () => (0,pull_requests/* stateOf */.L4)(subject, github));
    if (state?.isNeeded === false) {
        const reason = `${(0,build_subject/* describe */.q)(subject)} is closed or gone, so it gets no preview.`;
        return { kind: 'skipped', target, reason };
    }
    if (domain !== undefined)
        return await announce(domain, await deployments.record(target), services);
    const snapshot = await takeSnapshot(services);
    const to = decide(snapshot, services);
    if (to.link !== undefined)
        return await announce(to.link, snapshot.own, services);
    if (inputs.dryRun)
        return await rehearseBriefly('Would make', 'a new address', services);
    log/* log */.Rm.info(`Reserving a new address for ${(0,build_subject/* describe */.q)(subject)}.`);
    const content = Buffer.from(pageFor((0,build_subject/* isPreview */.b)(target) ? 'preview' : 'site'));
    const files = [{ path: 'index.html', source: '', size: content.length, content }];
    const upload = { parts: files, site: files, password: services.password };
    const published = await publish(upload, snapshot, to, services);
    return published.kind === 'published'
        ? { ...published, kind: 'building', isMade: true, before: undefined }
        : published;
}
/** Nothing has to be sent: the link is known. */
async function announce(link, own, services) {
    const { target, inputs } = services;
    if (inputs.dryRun)
        return await rehearseBriefly('Would go to', link, services);
    const quota = { used: undefined, limit: undefined };
    const before = own.find((each) => each.link === link);
    return { kind: 'building', target, link, status: '', quota, freed: [], isMade: false, before };
}

;// CONCATENATED MODULE: ./build/deploy/run-plan.js












/** Does what is planned. */
async function runPlan(plan, given) {
    const services = servicesFor(given);
    switch (plan.kind) {
        case 'skip':
            return { ...plan, kind: 'skipped' };
        case 'sweep':
            return await sweep(plan.environment, services);
        case 'ask': {
            const answer = await askPullRequest(plan.question, services);
            return await runPlan((0,plan_plan/* makePlan */.C)(given.inputs, given.context, { answer }), given);
        }
        default:
            return await runForSite(plan, servicesForSite(plan.target, services, plan.kind === 'reserve'));
    }
}
/** Asks GitHub for what the event does not tell. @throws {InputError | GitHubError} if there is no answer */
async function askPullRequest({ number, fromInput }, services) {
    // Without a token nothing is recorded. So nobody needs the head of a pull request that GitHub itself named.
    if (!fromInput && services.inputs.githubToken === '')
        return undefined;
    const why = fromInput
        ? 'the number of a pull request is used only after GitHub has confirmed it'
        : `the event does not contain the latest commit of pull request #${number}, so GitHub must be asked for it`;
    return await (0,pull_requests/* pullRequest */.VV)(requireGitHub(services, why), number).catch((error) => {
        if (!(0,answers/* isForbidden */.US)(error))
            throw error;
        const text = 'If it exists on GitHub, the token has no permission to see it. Then add to the job:';
        const hint = { text, lines: permissions/* permissionLines */.$r };
        const message = `pull request #${number} can't be read, so nothing was done. ${error.message}`;
        throw new errors/* InputError */.dz(fromInput ? 'pull-request' : 'github-token', message, { hint, cause: error });
    });
}
async function runForSite(plan, services) {
    const running = plan.kind === 'deploy'
        ? deploy(plan.directory, services)
        : plan.kind === 'reserve'
            ? reserve(services)
            : tearDown(services, plan.byPerson);
    const outcome = await running.catch((cause) => failureOf(cause, plan, services));
    await show(outcome, services);
    return outcome;
}
function failureOf(cause, plan, services) {
    const { target, progress, signal } = services;
    let error = (0,answers/* isForbidden */.US)(cause) ? permissionError(cause, services) : cause;
    if (signal.aborted)
        error = new errors/* CancelledError */.cc(signal.reason.signal, cancelHint(services));
    const operation = plan.kind === 'teardown' ? 'teardown' : 'deploy';
    return { kind: 'failed', operation, target, error, progress };
}
/** Shows an outcome on GitHub: on the deployments of this site, and in the comment. For people: nothing reads them. */
async function show(outcome, { commenter, deployments, progress, inputs }) {
    if (inputs.dryRun)
        return;
    const { deployment: own, before } = progress;
    const state = outcome.kind === 'failed' ? 'failure' : 'success';
    const deployed = outcome.kind !== 'removed' && own;
    const remarks = log/* log */.Rm.warnings.filter(({ isForComment }) => isForComment);
    await Promise.all([
        deployed && (0,log/* bestEffort */.z$)('show the state of the deployment', () => deployments.show(own, state, own.link)),
        deployed && before && (0,log/* bestEffort */.z$)('end the deployment before this one', () => deployments.show(before, 'inactive')),
        commenter.write(outcome, outcome.kind === 'removed' ? [] : remarks),
    ]);
}
/** What a run that was cancelled has done. Undefined for nothing. */
function cancelHint({ progress: { upload, link = 'A new address', deleted, reserved }, }) {
    const what = reserved ? 'a small page' : 'this commit';
    const isThere = upload !== 'not sent' && !deleted.includes(link);
    const sent = isThere ? `${link} ${upload === 'done' ? 'has' : 'may have'} ${what}.` : '';
    const gone = deleted.length > 0 ? `${deleted.join(', ')} was deleted.` : '';
    return sent || gone ? [sent, gone, 'Run the job again.'].filter(Boolean).join(' ') : undefined;
}
function permissionError(error, { progress: { upload, deleted }, target }) {
    if (upload === 'not sent' && deleted.length === 0)
        return (0,permissions/* recordRefused */.Gc)((0,build_subject/* describe */.q)(target.subject), error);
    const done = deleted.map((link) => `${link} is deleted. `).join('');
    return new errors/* ActionError */.lZ(`${done}${error.message}`, {
        hint: { text: 'Add to the job, and run it again:', lines: permissions/* permissionLines */.$r },
        cause: error,
    });
}


/***/ }),

/***/ 2683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ visit)
/* harmony export */ });
/* harmony import */ var _text_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7671);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7736);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6845);



/**
 * Gets a page as a visitor would, without the key. Redirects are followed while they stay on this host and https. The
 * signal should have a time limit: a page may come slowly, byte by byte.
 */
async function visit(url, signal, take, hops = 5) {
    const terms = { what: 'the visit', addressFrom: 'the link', silence: 20_000, method: 'GET' };
    const accept = { accept: '*/*', 'accept-encoding': 'identity' };
    const { status, headers } = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .c)({ ...terms, url, headers: accept, signal, take });
    const { location } = headers;
    if (status === 200)
        return { status };
    if (status < 300 || status >= 400 || location === undefined || hops === 0)
        return { status, fault: status === 404 ? 'is missing (HTTP 404)' : `comes with HTTP ${status}` };
    const next = (0,_text_address_js__WEBPACK_IMPORTED_MODULE_0__/* .urlOf */ .rs)(location, url.href);
    if (next?.host === url.host && next.protocol === 'https:')
        return await visit(next, signal, take, hops - 1);
    const why = 'which is not followed because it is another host or not https';
    return { status, fault: `redirects to ${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_1__/* .excerpt */ .Kb)(location)}, ${why}` };
}


/***/ }),

/***/ 2328:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $N: () => (/* binding */ codeOf),
/* harmony export */   $r: () => (/* binding */ targetOf),
/* harmony export */   CD: () => (/* binding */ attempt),
/* harmony export */   Ye: () => (/* binding */ realPath),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   lQ: () => (/* binding */ isFolder),
/* harmony export */   x5: () => (/* binding */ refusal)
/* harmony export */ });
/* unused harmony export pathInside */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _text_printable_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7736);




/** The empty path is the site's root. A `SiteError` says what the system refuses. */
function attempt(path, what, action) {
    try {
        return action();
    }
    catch (cause) {
        throw refusal(path, what, cause);
    }
}
/** `what` follows "can't be". An error of our own says more, so it is thrown itself. */
function refusal(path, what, cause) {
    const code = codeOf(cause);
    const hint = 'Check its permissions, and that no other program writes there; or leave it out with "exclude".';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(`${quote(path || '.')} can't be ${what}: ${code}.`, { hint, cause });
}
/** The system's code of a call that failed, such as `EACCES`. An error of our own is thrown again. */
function codeOf(cause) {
    if (cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ActionError */ .lZ)
        throw cause;
    return cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown reason';
}
function isFolder(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isDirectory();
    }
    catch {
        return false;
    }
}
function quote(path) {
    return `"${(0,_text_printable_js__WEBPACK_IMPORTED_MODULE_3__/* .excerpt */ .Kb)(path, 300)}"`;
}
/** A real path relative to the site's root, with `/`; undefined if it is outside. On Windows letter case does not matter. */
function pathInside(root, real, platform = node_path__WEBPACK_IMPORTED_MODULE_1__) {
    const path = platform.relative(root, real).replaceAll(platform.sep, '/');
    return path === '..' || path.startsWith('../') || platform.isAbsolute(path) ? undefined : path;
}
/** As the disk spells it (no `GIT~1`, the entry's own case), so that two paths that lead to one place are equal. */
const realPath = (path) => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(path);
/** The real path of what a link leads to, relative to the site's real root; or why the link can't be followed. */
function targetOf(path, link, root) {
    try {
        return pathInside(root, realPath(link)) ?? { path, reason: 'a link that leads outside the directory' };
    }
    catch (cause) {
        return { path, reason: `a link that leads nowhere: ${codeOf(cause)}` };
    }
}


/***/ }),

/***/ 1154:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Us: () => (/* binding */ whileOpen),
/* harmony export */   kT: () => (/* binding */ readInChunks),
/* harmony export */   oD: () => (/* binding */ readWhole),
/* harmony export */   yR: () => (/* binding */ readText)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1828);
/* harmony import */ var _file_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2328);




const readAsync = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.read);
function whileOpen(source, action) {
    const descriptor = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r');
    try {
        return action(descriptor);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function readText(file, most) {
    if (file.size > most)
        return undefined;
    const bytes = Buffer.allocUnsafe(file.size);
    readWhole(file, bytes);
    return bytes.toString();
}
/** Reads to the start of `into`. Throws a `SiteError` if the file is no longer what was collected. */
function readWhole(file, into) {
    const { path, source, content, size } = file;
    if (content?.copy(into) !== undefined)
        return;
    (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(path, 'read', () => whileOpen(source, (descriptor) => {
        if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(descriptor, into, 0, size, null) < size)
            throw changed(file);
        checkSame(descriptor, file);
    }));
}
/** As `readWhole`, in chunks. Each is good until the next one is asked for. */
async function* readInChunks(file, buffers) {
    const { path, source, content, size } = file;
    let [free, full] = buffers;
    if (content !== undefined) {
        for (let at = 0; at < size; at += free.length)
            yield content.subarray(at, at + free.length);
        return;
    }
    const descriptor = (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(path, 'read', () => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(source, 'r'));
    const readOn = (from) => readAsync(descriptor, free, 0, Math.min(free.length, size - from), from);
    let next;
    try {
        checkSame(descriptor, file);
        next = readOn(0);
        for (let position = 0; position < size;) {
            const { bytesRead } = await next;
            if (bytesRead === 0)
                throw changed(file);
            position += bytesRead;
            [free, full] = [full, free];
            if (position < size)
                next = readOn(position);
            else
                checkSame(descriptor, file);
            // The next round awaits it, if there is one. Until then a failure must not count as unhandled.
            next.catch(() => { });
            yield full.subarray(0, bytesRead);
        }
    }
    catch (cause) {
        throw (0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .refusal */ .x5)(path, 'read', cause);
    }
    finally {
        // The read must end before the file is closed: after that its number may stand for another file.
        await next?.catch(() => { });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(descriptor);
    }
}
function checkSame(descriptor, file) {
    const { size, mtimeMs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(descriptor);
    if (size !== file.size || mtimeMs !== (file.modified ?? mtimeMs))
        throw changed(file);
}
function changed({ path }) {
    const message = `${(0,_file_access_js__WEBPACK_IMPORTED_MODULE_3__/* .quote */ .hD)(path)} changed after the site was collected, so the deploy was stopped.`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .SiteError */ .wt(message, { hint: 'Check that the build has ended before this step starts.' });
}


/***/ }),

/***/ 6112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ mediaType)
/* harmony export */ });
/* harmony import */ var mime__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1982);

/** The media type that a path's extension stands for, as in `text/html`. Undefined if none is known. */
function mediaType(path) {
    return mime__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A.getType(`/${path}`) ?? undefined;
}


/***/ })

};
