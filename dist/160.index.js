export const id = 160;
export const ids = [160];
export const modules = {

/***/ 5160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pack: () => (/* binding */ pack)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/errors.js
var errors = __webpack_require__(1828);
// EXTERNAL MODULE: ./build/site/file-access.js
var file_access = __webpack_require__(2328);
// EXTERNAL MODULE: ./build/text/printable.js
var printable = __webpack_require__(7736);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(8522);
// EXTERNAL MODULE: ./build/site/read-file.js
var read_file = __webpack_require__(1154);
;// CONCATENATED MODULE: ./build/archive/files.js




const deflateChunk = (0,external_node_util_.promisify)(external_node_zlib_.deflateRaw);
/** Bytes of small files that are under way at the same time, and of a chunk of a larger file. */
const chunkSize = 1024 * 1024;
/** Small files that are under way at the same time, at most. Each has a stream of zlib, with a state of 270 KB. */
const mostFiles = 16;
/** Up to this many bytes, deflating on this thread costs less than waking another one; with the smallest state of zlib. */
const tinySize = 512;
const tiny = { windowBits: 9, memLevel: 1, chunkSize: 1024 };
/** If the first chunk of a large file becomes at most this part of its size, the whole is deflated. */
const promising = 0.95;
/** Extensions of files that are compressed already. Deflating them again costs time and saves nothing. */
const compressed = /\.(?:7z|avif|br|bz2|docx|epub|gif|gz|heic|jpe?g|jxl|m4[av]|mkv|mov|mp[34]|og[gv]|opus|png|pptx|rar|tgz|webm|webp|woff2?|xlsx|xz|zip|zst)$/iu;
/**
 * Adds files to an archive, in their order. Small ones are deflated on the threads of Node's pool while the next ones
 * are read. The memory that this needs does not grow with the files' sizes.
 *
 * @throws {SiteError} for a file that changed after it was found
 */
async function addFiles(files, writer, signal) {
    const packing = [];
    const deflaters = Array.from({ length: mostFiles }, makeDeflater);
    let bytes = 0;
    for (const [index, file] of files.entries()) {
        // If nothing here waits for a thread, no other code would run, not even that for a signal of the system.
        if (index % 64 === 0)
            await (0,promises_.setImmediate)();
        signal.throwIfAborted();
        while (packing.length >= mostFiles || (packing.length > 0 && bytes + file.size > chunkSize))
            await addFirst();
        if (file.size > chunkSize) {
            await addLarge(file, writer, signal);
        }
        else {
            // They take turns, so the next one is free. And zlib looks a little behind a content's end, at what the one before
            // left there: in turns the same site gives the same bytes.
            const packed = packSmall(file, deflaters[index % mostFiles]);
            // It is awaited later. Until then a failure must not count as unhandled.
            packed.catch(() => { });
            packing.push(packed);
            bytes += file.size;
        }
    }
    while (packing.length > 0)
        await addFirst();
    async function addFirst() {
        const packed = await packing.shift();
        if (packed === undefined)
            return;
        writer.add(packed.entry, packed.content);
        bytes -= packed.entry.size;
    }
}
async function packSmall(file, deflate = deflateTiny) {
    const { path, size } = file;
    const content = Buffer.allocUnsafe(size);
    (0,read_file/* readWhole */.oD)(file, content);
    const checksum = (0,external_node_zlib_.crc32)(content);
    const deflated = isDeflatable(file) ? await (size > tinySize ? deflate : deflateTiny)(content) : content;
    const isDeflated = deflated.length < size;
    const packed = isDeflated ? deflated : content;
    return { entry: { path, size, checksum, packedSize: packed.length, isDeflated }, content: packed };
}
/** Adds a large file in chunks: all of them deflated, or none. */
async function addLarge(file, writer, signal) {
    const { path, size } = file;
    const offset = writer.begin(path, size);
    const start = writer.size;
    let [done, checksum, isDeflated] = [0, 0, isDeflatable(file)];
    const buffers = [Buffer.allocUnsafeSlow(chunkSize), Buffer.allocUnsafeSlow(chunkSize)];
    for await (const chunk of (0,read_file/* readInChunks */.kT)(file, buffers)) {
        signal.throwIfAborted();
        const isFirst = done === 0;
        done += chunk.length;
        checksum = (0,external_node_zlib_.crc32)(chunk, checksum);
        // Without the end, the next chunk's output continues this one.
        const finishFlush = done === size ? external_node_zlib_.constants.Z_FINISH : external_node_zlib_.constants.Z_SYNC_FLUSH;
        const deflated = isDeflated ? await deflateChunk(chunk, { finishFlush }) : chunk;
        if (isFirst && deflated.length > promising * chunk.length)
            isDeflated = false;
        writer.write(isDeflated ? deflated : chunk);
    }
    writer.end({ path, size, checksum, packedSize: writer.size - start, isDeflated }, offset);
}
/** Whether deflating a file may make it smaller. */
function isDeflatable({ path, size }) {
    return size > 0 && !compressed.test(path);
}
const deflateTiny = async (content) => (0,external_node_zlib_.deflateRawSync)(content, tiny);
/** Deflates one content after another on a thread: to make such a stream takes longer than to deflate a small file. */
function makeDeflater() {
    const stream = (0,external_node_zlib_.createDeflateRaw)({ flush: external_node_zlib_.constants.Z_FINISH });
    const output = [];
    // Errors of zlib itself do not reach the callback of `write`.
    let fail = () => { };
    stream.on('data', (bytes) => output.push(bytes)).on('error', (error) => fail(error));
    return (content) => new Promise((done, failed) => {
        fail = failed;
        stream.write(content, (error) => {
            if (error)
                return failed(error);
            // Output that did not reach the listener so far is read here, which calls the listener.
            while (stream.readableLength > 0)
                stream.read();
            stream.reset();
            done(Buffer.concat(output.splice(0)));
        });
    });
}

;// CONCATENATED MODULE: ./build/archive/format.js
/** The records of a zip archive, as in PKWARE's APPNOTE.TXT 6.3.10. The numbers in brackets are its sections. */
/** These stand for a number that does not fit. The number is then in a zip64 record (4.4.1.4). */
const max16 = 0xffff;
const max32 = 0xffff_ffff;
/** From this size on a file's sizes are in a zip64 record: a content may grow when it is deflated, by less than 1 %. */
const largeSize = 0xff00_0000;
/** Version 2.0 knows folders and deflate, 4.5 zip64 (4.4.3.2). */
const usualVersion = 20;
const zip64Version = 45;
/** Version 6.3 of the format, and Unix, so that file modes are kept (4.4.2). */
const madeBy = (3 << 8) | 63;
/** Bit 11: names are in UTF-8 (4.4.4, appendix D). Bit 3 is never set, because the sizes stand before the content. */
const flags = 1 << 11;
/** 1980-01-01, the format's first day; the time is 0 (4.4.6). It has no time zone: the bytes are the same everywhere. */
const date = (1 << 5) | 1;
/** A regular file with the mode 0644, in the upper half (4.4.15). */
const attributes = 0o100644 * 2 ** 16;
/** The local header (4.3.7), which stands before the file's content. Its length depends only on the path and the size. */
function localHeader(entry) {
    const { widths, values, name, extra } = partsOf(entry, largeSizes(entry));
    return Buffer.concat([record(`4${widths}`, 0x04034b50, ...values), name, extra]);
}
/** The file's header in the central directory (4.3.12); `offset` is that of its local header. */
function directoryHeader(entry, offset) {
    const large = [...largeSizes(entry), ...(offset < max32 ? [] : [offset])];
    const { widths, values, name, extra } = partsOf(entry, large);
    // No comment, the first disk, no internal attributes.
    const rest = [0, 0, 0, attributes, Math.min(offset, max32)];
    return Buffer.concat([record(`42${widths}22244`, 0x02014b50, madeBy, ...values, ...rest), name, extra]);
}
/**
 * The end of an archive: the end of central directory record (4.3.16). If a number does not fit there, the zip64 record
 * (4.3.14) and its locator (4.3.15) stand before it.
 *
 * @param offset of the central directory, from the archive's start
 * @param size of the central directory, in bytes
 */
function endRecords(count, offset, size) {
    const [count16, size32, offset32] = [Math.min(count, max16), Math.min(size, max32), Math.min(offset, max32)];
    // Numbers of disks, of which there is one; the count on this disk, and the count in all.
    const end = record('42222442', 0x06054b50, 0, 0, count16, count16, size32, offset32, 0);
    if (count <= max16 && offset < max32 && size < max32)
        return end;
    // Its own size is without the 12 bytes of its signature and of this field.
    const facts = [56 - 12, madeBy, zip64Version, 0, 0, count, count, size, offset];
    const locator = record('4484', 0x07064b50, 0, offset + size, 1);
    return Buffer.concat([record('4822448888', 0x06064b50, ...facts), locator, end]);
}
/** The sizes, if they must be in the zip64 extra field: both or none, as the local header needs it (4.5.3). */
function largeSizes({ size, packedSize }) {
    return size < largeSize ? [] : [size, packedSize];
}
/** What both headers have: facts, name, and the zip64 extra field (4.5.3) if there are numbers for it. */
function partsOf({ path, size, packedSize, checksum, isDeflated }, large) {
    const name = Buffer.from(path);
    const isLarge = large.length > 0;
    const extra = isLarge ? record(`22${'8'.repeat(large.length)}`, 1, 8 * large.length, ...large) : Buffer.alloc(0);
    const sizes = size < largeSize ? [packedSize, size] : [max32, max32];
    // 0 stored, 8 deflated (4.4.5).
    const facts = [isLarge ? zip64Version : usualVersion, flags, isDeflated ? 8 : 0, 0, date, checksum, ...sizes];
    return { widths: '2222244422', values: [...facts, name.length, extra.length], name, extra };
}
/** Numbers one after another, the lowest byte first; `widths` has a digit for each: its bytes. */
function record(widths, ...values) {
    const bytes = Buffer.alloc([...widths].reduce((sum, width) => sum + Number(width), 0));
    let at = 0;
    for (const [index, value] of values.entries()) {
        const width = Number(widths[index]);
        at = width === 8 ? bytes.writeBigUInt64LE(BigInt(value), at) : bytes.writeUIntLE(value, at, width);
    }
    return bytes;
}

;// CONCATENATED MODULE: ./build/archive/writer.js


/** Writes an archive to the disk: the files one after another, then the central directory. */
class ZipWriter {
    #descriptor;
    #added = [];
    /** Bytes are collected before they are written, because a write costs far more than a copy. */
    #buffer = Buffer.allocUnsafeSlow(256 * 1024);
    #used = 0;
    /** Where in the archive the buffer begins. */
    #position = 0;
    /** At `target` nothing may exist yet. */
    constructor(target) {
        this.#descriptor = (0,external_node_fs_.openSync)(target, 'wx');
    }
    /** Bytes of the archive so far. */
    get size() {
        return this.#position + this.#used;
    }
    add(entry, content) {
        this.#added.push({ entry, offset: this.size });
        this.write(localHeader(entry));
        this.write(content);
    }
    /** Leaves room for the header of a file whose content follows by `write`, and returns where that is. */
    begin(path, size) {
        const offset = this.size;
        this.write(localHeader({ path, size, packedSize: 0, checksum: 0, isDeflated: false }));
        return offset;
    }
    /** Writes the header of a file, now that all of it is known. */
    end(entry, offset) {
        this.#flush();
        this.#writeAt(localHeader(entry), offset);
        this.#added.push({ entry, offset });
    }
    write(bytes) {
        for (let done = 0; done < bytes.length;) {
            const copied = bytes.copy(this.#buffer, this.#used, done);
            done += copied;
            this.#used += copied;
            if (this.#used === this.#buffer.length)
                this.#flush();
        }
    }
    /** Writes the central directory. After that the archive is complete. */
    finish() {
        const start = this.size;
        for (const { entry, offset } of this.#added)
            this.write(directoryHeader(entry, offset));
        this.write(endRecords(this.#added.length, start, this.size - start));
        this.#flush();
    }
    [Symbol.dispose]() {
        (0,external_node_fs_.closeSync)(this.#descriptor);
    }
    #flush() {
        this.#writeAt(this.#buffer.subarray(0, this.#used), this.#position);
        this.#position += this.#used;
        this.#used = 0;
    }
    #writeAt(bytes, position) {
        // A disk that is nearly full takes a part of the bytes, and refuses the rest.
        for (let done = 0; done < bytes.length;) {
            done += (0,external_node_fs_.writeSync)(this.#descriptor, bytes, done, bytes.length - done, position + done);
        }
    }
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







/**
 * Packs a site into `site.zip`, with the same paths, in their order. The memory that it needs does not grow with the
 * files' sizes. With more than 65,535 files or 4 GiB it becomes a zip64.
 *
 * @param parent where to put it: the runner's temporary folder
 * @throws {SiteError} for a name that would be unzipped to another one, and for a file that changed after it was found
 * @throws {InputError} if it can't be written to the folder
 */
async function pack(files, parent, signal) {
    for (const { path } of files)
        checkEntry(path);
    let remove;
    try {
        const env_1 = { stack: [], error: void 0, hasError: false };
        try {
            const folder = (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)(parent, 'static-deploy-'));
            remove = removalOf(folder);
            const source = (0,external_node_path_.join)(folder, 'site.zip');
            const writer = __addDisposableResource(env_1, new ZipWriter(source), false);
            await addFiles(files, writer, signal);
            writer.finish();
            const file = { path: 'site.zip', source, size: writer.size, packed: files };
            return { file, [Symbol.dispose]: remove };
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
        const hint = 'Make sure that the folder (RUNNER_TEMP) exists and has room, or write "upload-as: files", which needs none.';
        throw new errors/* InputError */.dz('upload-as', what, { hint, cause });
    }
}
/** Some programs that unzip take a backslash for a folder, and a letter with a colon for a drive. */
function checkEntry(path) {
    if (!/\\|^[a-z]:/iu.test(path))
        return;
    const message = `The name "${(0,printable/* excerpt */.Kb)(path, 300)}" would be unzipped to another place.`;
    throw new errors/* SiteError */.wt(path, message, {
        hint: 'Rename it, leave it out with "exclude", or write "upload-as: files".',
    });
}
/** What deletes a folder. If the process ends early, because something hangs after a cancellation, it is called too. */
function removalOf(folder) {
    const remove = () => {
        try {
            (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true, maxRetries: 3 });
            process.off('exit', remove);
        }
        catch {
            // Another program may hold a file open (a virus scanner, on Windows). That must not fail a deploy that succeeded,
            // and at the end of the process it is tried again.
        }
    };
    process.once('exit', remove);
    return remove;
}


/***/ })

};
